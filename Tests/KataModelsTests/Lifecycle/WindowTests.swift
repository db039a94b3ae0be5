import KataModels
import KataStage
import Testing

@Suite("A window")
@MainActor struct WindowTests {
  @Test func `is hidden until it is shown, and loads nothing before`() {
    let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), A())
    window.rootViewController = root
    #expect(window.isHidden)
    #expect(!root.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(root.view.superview === window)
    #expect(root.view.frame == window.bounds)
    #expect(window.isKeyWindow)
    window.isHidden = true
  }

  @Test func `is key alone`() {
    let (one, other) = (Stage(A()).window, Stage(B()).window)
    #expect(!one.isKeyWindow)
    #expect(other.isKeyWindow)
    one.makeKey()
    #expect(one.isKeyWindow)
    #expect(!other.isKeyWindow)
  }

  @Test func `that gets another root tells the old one`() {
    let stage = Stage(A())
    let lines = traced(.appearance, .memory) {
      stage.window.rootViewController = B()
      stage.settle()
    }
    #expect(
      lines.of("A") == ["A.viewWillDisappear", "A.viewDidDisappear", "A.deinit"])
    #expect(lines.of("B") == ["B.viewWillAppear", "B.viewDidAppear"])
  }

  @Test func `fits its root when it is resized`() {
    let stage = Stage(UINavigationController(rootViewController: A()))
    stage.resize(to: CGSize(width: 800, height: 400))
    let nav = stage.window.rootViewController as? UINavigationController
    #expect(nav?.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(nav?.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
  }
}
