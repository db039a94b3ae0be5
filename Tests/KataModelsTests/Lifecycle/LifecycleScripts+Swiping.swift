import KataModels
import KataStage

extension LifecycleScripts {
  static let swiping: [String: Script] = [
    "S01": {
      let (stage, _) = staged(A(), B())
      return traced(.appearance) {
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
        stage.settle()
      }
    },
    "S02": {
      let (stage, _) = staged(A(), B())
      return traced(.appearance) {
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400))
        stage.settle()
      }
    },
  ]

  static let pages: [String: Script] = [
    "S06": { turning(.scroll, to: 40) },
    "S07": { turning(.scroll, to: 320) },
    "S08": { turning(.pageCurl, to: 40) },
    "S09": { turning(.pageCurl, to: 320) },
  ]

  /// The lines of a page that a finger drags to `x`, from near the right edge.
  private static func turning(
    _ style: UIPageViewController.TransitionStyle, to x: CGFloat
  ) -> [String] {
    let book = Slides([B().named("cur"), B().named("new")], style)
    let stage = Stage(book.controller)
    return traced(.appearance) {
      stage.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: x, y: 400))
      stage.settle()
    }
  }
}

/// Pages in a row, of which the first is shown.
@MainActor final class Slides: UIPageViewControllerDataSource {
  let controller: UIPageViewController
  private let pages: [UIViewController]

  init(_ pages: [UIViewController], _ style: UIPageViewController.TransitionStyle) {
    self.pages = pages
    controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    controller.dataSource = self
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }
}
