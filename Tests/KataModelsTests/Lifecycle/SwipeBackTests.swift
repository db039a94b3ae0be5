import KataModels
import KataStage
import Testing

@Suite("A swipe back")
@MainActor struct SwipeBackTests {
  @Test func `changes the stack while the finger moves, and back if it lets go`() {
    let (stage, nav) = staged(A(), B())
    let top = nav.topViewController
    swipe(stage, to: 100)
    #expect(nav.viewControllers.count == 1)
    #expect(top?.isMovingFromParent == true)
    #expect(nav.transitionCoordinator?.isInteractive == true)
    #expect(top?.view.frame.minX == 98)
    stage.touchUp()
    stage.settle()
    #expect(nav.topViewController === top)
    #expect(nav.viewControllers.count == 2)
    #expect(top?.parent === nav)
    #expect(top?.view.frame == nav.view.bounds)
    #expect(top?.isMovingFromParent == false)
    #expect(nav.transitionCoordinator == nil)
  }

  @Test func `that is finished frees the screen`() {
    let (stage, nav) = staged(A(), B())
    let lines = traced(.containment, .memory) {
      swipe(stage, to: 300)
      stage.touchUp()
      stage.settle()
    }
    #expect(lines == ["B.willMove(toParent: nil)", "B.didMove(toParent: nil)", "B.deinit"])
    #expect(nav.viewControllers.count == 1)
  }

  @Test func `that was cancelled leaves nothing that keeps a later pop from working`() {
    let (stage, nav) = staged(A(), B())
    swipe(stage, to: 60)
    stage.touchUp()
    stage.settle()
    let lines = traced(.appearance, .memory) {
      nav.popViewController(animated: true)
      stage.settle()
    }
    #expect(
      lines == [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
        "B.deinit",
      ])
  }

  @Test("starts at the edge, to the right, on a stack of several", arguments: [100, 5])
  func startsAtTheEdge(x: CGFloat) {
    let (stage, nav) = staged(A(), B())
    stage.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x, y: 700))
    if x > 50 { stage.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: 390, y: 400)) }
    stage.settle()
    #expect(nav.viewControllers.count == 2)
    let (single, root) = staged(A())
    single.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 390, y: 400))
    single.settle()
    #expect(root.viewControllers.count == 1)
  }

  @Test func `can be turned off`() {
    let (stage, nav) = staged(A(), B())
    nav.interactivePopGestureRecognizer?.isEnabled = false
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 390, y: 400))
    stage.settle()
    #expect(nav.viewControllers.count == 2)
  }

  @Test func `isn't traced among the app's own recognisers`() {
    let (stage, _) = staged(A(), B())
    let lines = traced(.gestures) {
      stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 390, y: 400))
    }
    #expect(lines == [])
    stage.settle()
  }

  @Test func `tells the coordinator's listeners how it ended`() {
    let (stage, nav) = staged(A(), B())
    swipe(stage, to: 60)
    var said: [String] = []
    nav.transitionCoordinator?.notifyWhenInteractionChanges {
      said.append("let go, cancelled \($0.isCancelled)")
    }
    nav.transitionCoordinator?.animate(
      alongsideTransition: { _ in said.append("along") },
      completion: { said.append("over, cancelled \($0.isCancelled)") })
    stage.touchUp()
    stage.settle()
    #expect(said == ["along", "let go, cancelled true", "over, cancelled true"])
  }

  private func swipe(_ stage: Stage, to x: CGFloat) {
    stage.touchDown(CGPoint(x: 2, y: 400))
    for step in 1...4 {
      stage.wait(0.5)
      stage.touchMove(CGPoint(x: 2 + (x - 2) * CGFloat(step) / 4, y: 400))
    }
  }
}
