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

  @Test func `loses a screen that leaves its parent`() {
    let (stage, nav) = staged(A(), B(), C())
    let (middle, top) = (nav.viewControllers[1], nav.viewControllers[2])
    middle.removeFromParent()
    #expect(nav.viewControllers.count == 2 && middle.parent == nil)
    let lines = traced(.appearance) {
      top.removeFromParent()
      stage.settle()
    }
    #expect(nav.viewControllers.count == 1 && top.parent == nil)
    #expect(
      lines == [
        "C.viewWillDisappear", "A.viewWillAppear", "C.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  @Test func `frees at once a screen that is taken out from under another`() {
    let (stage, nav) = staged(A(), B(), C())
    let lines = traced(.appearance, .memory) {
      nav.viewControllers.remove(at: 1)
      Tracer.output("call returns")
      stage.settle()
    }
    #expect(lines == ["B.deinit", "call returns"])
  }

  @Test func `keeps a screen that comes back while it is on its way out`() {
    let (stage, nav) = staged(A(), B())
    let screen = nav.viewControllers[1]
    nav.popViewController(animated: true)
    stage.wait(0.1)
    nav.pushViewController(screen, animated: true)
    stage.settle()
    #expect(screen.navigationController === nav && screen.view.window === stage.window)
  }

  @Test func `takes a screen out of the stack it was in`() {
    let (stage, nav) = staged(A())
    let other = UINavigationController()
    let moved = B()
    other.viewControllers = [C(), moved]
    nav.pushViewController(moved, animated: false)
    stage.settle()
    #expect(other.viewControllers.count == 1)
    #expect(moved.navigationController === nav && moved.view.window === stage.window)
  }

  @Test func `ends the appearance of a pushed container's screen with the push`() {
    let (stage, nav) = staged(A())
    let lines = traced(.appearance) {
      let tabs = UITabBarController()
      tabs.viewControllers = [B()]
      nav.pushViewController(tabs, animated: true)
      stage.settle()
    }
    #expect(
      lines == [
        "A.viewWillDisappear", "TabBar.viewWillAppear", "B.viewWillAppear",
        "A.viewDidDisappear", "TabBar.viewDidAppear", "B.viewDidAppear",
      ])
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
