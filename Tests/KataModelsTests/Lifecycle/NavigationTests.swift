import KataModels
import KataStage
import Testing

@Suite("A stack of screens")
@MainActor struct NavigationTests {
  @Test func `that was set before it is shown loads only its top`() {
    let nav = UINavigationController()
    let (below, top) = (A(), B())
    nav.viewControllers = [below, top]
    let lines = traced(.loading) { _ = Stage(nav) }
    #expect(lines.of("A", "B") == ["B.viewDidLoad"])
    #expect(below.parent === nav)
    #expect(top.navigationController === nav)
  }

  @Test func `that is replaced tells the old top that it has left`() {
    let (stage, nav) = staged(A())
    let lines = traced(.containment, .memory) {
      nav.setViewControllers([B()], animated: true)
      stage.settle()
    }
    #expect(
      lines == [
        "A.willMove(toParent: nil)", "B.willMove(toParent: Navigation)",
        "A.didMove(toParent: nil)", "B.didMove(toParent: Navigation)", "A.deinit",
      ])
  }

  @Test func `doesn't lose its last screen`() {
    let (stage, nav) = staged(A())
    #expect(nav.popViewController(animated: false) == nil)
    stage.settle()
    #expect(nav.viewControllers.count == 1)
  }

  @Test func `warns of appearances that don't balance, and goes on`() {
    let controller = A().named("unbalanced")
    var lines: [String] = []
    let logged = warnings {
      lines = traced(.appearance) {
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
      }
    }
    let warning = "Unbalanced calls to begin/end appearance transitions for <unbalanced>."
    #expect(logged == [warning, warning])
    #expect(lines == ["unbalanced.viewWillAppear", "unbalanced.viewDidAppear"])
  }
}
