import KataModels
import KataStage
import Testing

@Suite("A change of size")
@MainActor struct SizeTransitionTests {
  private final class Turning: UIViewController {
    var seen: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("will become \(Int(size.width))")
      coordinator.animate { [self] _ in
        note("alongside")
      } completion: { [self] _ in
        note("completion")
      }
    }

    private func note(_ what: String) { seen.append("\(what), is \(Int(view.frame.width))") }
  }

  @Test func `is told before it happens, and over after the animation`() {
    let controller = Turning()
    let stage = Stage(controller)
    stage.resize(to: CGSize(width: 800, height: 400))
    #expect(controller.seen.prefix(1) == ["will become 800, is 400"])
    #expect(controller.seen.count == 2)
    stage.settle()
    #expect(controller.seen.last == "completion, is 800")
    #expect(stage.now == 0.35)
  }

  @Test func `reaches the children, and nobody where the size stays`() {
    let controller = Turning()
    let stage = Stage(UINavigationController(rootViewController: controller))
    stage.resize(to: CGSize(width: 400, height: 800))
    #expect(controller.seen == [])
    stage.resize(to: CGSize(width: 800, height: 400))
    #expect(controller.seen.first == "will become 800, is 400")
  }
}
