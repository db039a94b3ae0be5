import KataModels
import KataStage
import Testing

@Suite("Loading a view")
@MainActor struct LoadingTests {
  /// Makes no view at all.
  private final class Empty: UIViewController {
    override func loadView() {}
  }

  @Test func `isn't done by asking whether it was`() {
    let controller = A()
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.viewIfLoaded === controller.view)
    #expect(controller.isViewLoaded)
  }

  @Test func `with a loadView that makes none leaves the controller without one`() {
    let controller = Empty()
    var view: UIView?
    let lines = traced(.loading) { view = controller.view }
    #expect(lines == ["Empty.loadView", "Empty.viewDidLoad"])
    #expect(view == nil)
    #expect(!controller.isViewLoaded)
  }

  @Test func `isn't done by becoming a child`() {
    let (parent, child) = (P(), C())
    parent.addChild(child)
    #expect(!child.isViewLoaded)
    #expect(child.parent === parent)
  }
}

@Suite("A child's appearance")
@MainActor struct ForwardingTests {
  @Test func `that is begun the other way round ends once`() {
    let (parent, child) = (Silent(), C())
    let stage = Stage(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    var lines: [String] = []
    let logged = warnings {
      lines = traced(.appearance) {
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        stage.settle()
      }
    }
    #expect(lines == ["C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(
      logged == ["Unbalanced calls to begin/end appearance transitions for <C>."])
  }

  @Test func `ends with its parent's, however long that takes`() {
    let (parent, child) = (P(), C())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let (stage, nav) = staged(A())
    let lines = traced(.appearance, .isAppearing) {
      nav.pushViewController(parent, animated: true)
      stage.settle()
    }
    #expect(
      lines.of("P", "C") == [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing",
        "P.viewDidAppear", "C.viewDidAppear",
      ])
    let back = traced(.appearance) {
      nav.popViewController(animated: true)
      stage.settle()
    }
    #expect(
      back.of("P", "C") == [
        "P.viewWillDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "C.viewDidDisappear",
      ])
  }
}
