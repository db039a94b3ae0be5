import KataStage
import UIKit

/// A screen that notes what it hears of its appearance.
final class Screen: UIViewController {
  private(set) var heard: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    heard.append("is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard.append("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    heard.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    heard.append("did disappear")
  }

  /// What it has heard since it was last asked.
  func news() -> String {
    defer { heard = [] }
    return heard.isEmpty ? "nothing" : heard.joined(separator: ", ")
  }
}

enum Step: String {
  case show = "the drawer is shown"
  case open = "it opens"
  case close = "it closes"
  case cover = "another screen covers it"
  case comeBack = "that one goes"
}

/// A drawer on a navigation stack.
@MainActor final class Scene {
  private let screen = Screen()
  private let drawer: DrawerViewController
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let stage: Stage

  init() {
    drawer = DrawerViewController(content: screen)
    stage = Stage(navigation)
  }

  /// - Returns: what the screen in the drawer hears at each step.
  func take(_ steps: [Step]) -> String {
    steps.map { step in
      switch step {
      case .show: navigation.pushViewController(drawer, animated: true)
      case .open: drawer.setOpen(true)
      case .close: drawer.setOpen(false)
      case .cover: navigation.pushViewController(UIViewController(), animated: true)
      case .comeBack: navigation.popViewController(animated: true)
      }
      stage.wait(1)
      return "\(step.rawValue): \(screen.news())"
    }.joined(separator: "\n")
  }
}

@MainActor func run(_ draw: inout Kata.Draw, _ steps: [Step]) -> String {
  draw.shows(steps.map(\.rawValue).joined(separator: "\n"))
  return Scene().take(steps)
}

Kata.check("the screen appears when the drawer opens, and disappears when it closes", cases: 4) {
  run(&$0, [.show, .open] + ($0.chance(oneIn: 2) ? [.close] : []))
}
Kata.check("the screen in an open drawer goes and comes with it", cases: 3) {
  run(&$0, [.show, .open, .cover] + ($0.chance(oneIn: 2) ? [.comeBack] : []))
}
Kata.check("the screen in a closed drawer hears nothing of that", cases: 3) {
  run(&$0, [.show] + ($0.chance(oneIn: 2) ? [.open, .close] : []) + [.cover, .comeBack])
}
Kata.check("a drawer that opens out of sight shows its screen when it comes", cases: 3) {
  run(&$0, $0.pick([[.open, .show], [.show, .cover, .open, .comeBack], [.open, .close, .show]]))
}
