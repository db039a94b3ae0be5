import KataModels
import KataStage
import Testing

@Suite("A presentation")
@MainActor struct PresentationTests {
  nonisolated static let covers: [UIModalPresentationStyle] = [.fullScreen, .currentContext]

  @Test("that takes the presenter away tells it", arguments: covers)
  func tellsThePresenter(style: UIModalPresentationStyle) {
    let (stage, presenter, modal) = onStage(style)
    let come = traced(.appearance, .isAppearing) {
      presenter.present(modal, animated: true)
      stage.settle()
    }
    #expect(
      come == [
        "A.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear",
        "A.viewDidDisappear",
      ])
    #expect(presenter.view.window == nil)
    let go = traced(.appearance, .isAppearing) {
      presenter.dismiss(animated: true)
      stage.settle()
    }
    #expect(
      go == [
        "M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "M.viewDidDisappear",
      ])
    #expect(presenter.view.superview === stage.window)
  }

  nonisolated static let overlays: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom,
  ]

  @Test("that leaves the presenter in place tells it nothing", arguments: overlays)
  func leavesThePresenter(style: UIModalPresentationStyle) {
    let (stage, presenter, modal) = onStage(style)
    let come = traced(.appearance, .isAppearing) {
      presenter.present(modal, animated: true)
      stage.settle()
    }
    #expect(come == ["M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
    #expect(presenter.view.window === stage.window)
    let go = traced(.appearance, .isAppearing) {
      modal.dismiss(animated: true)
      stage.settle()
    }
    #expect(go == ["M.viewWillDisappear", "M.viewDidDisappear"])
  }

  @Test func `lets go of the screen after the completion`() {
    let root = A()
    let stage = Stage(root)
    root.present(B().named("M"), animated: true)
    stage.settle()
    let lines = traced(.appearance, .memory) {
      root.dismiss(animated: true) { Tracer.output("completion") }
      stage.settle()
    }
    #expect(lines == ["M.viewWillDisappear", "M.viewDidDisappear", "completion", "M.deinit"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `belongs to the controller above all others`() {
    let (stage, nav) = staged(A(), B())
    let (top, modal) = (nav.viewControllers[1], C())
    top.present(modal, animated: false)
    stage.settle()
    #expect(nav.presentedViewController === modal)
    #expect(top.presentedViewController === modal)
    #expect(modal.presentingViewController === nav)
    #expect(modal.navigationController == nil)
    #expect(modal.next === nav)
  }

  @Test func `in a context covers only that`() {
    let (stage, nav) = staged(A(), B())
    let (top, modal) = (nav.viewControllers[1], C().named("M"))
    top.definesPresentationContext = true
    modal.modalPresentationStyle = .currentContext
    let lines = traced(.appearance) {
      top.present(modal, animated: true)
      stage.settle()
    }
    #expect(
      lines == [
        "B.viewWillDisappear", "M.viewWillAppear", "M.viewDidAppear", "B.viewDidDisappear",
      ])
    #expect(modal.presentingViewController === top)
    #expect(modal.view.isDescendant(of: nav.view))
  }

  @Test func `reaches the screens inside a container`() {
    let (stage, nav) = staged(A(), B())
    let modal = C().named("M")
    modal.modalPresentationStyle = .fullScreen
    nav.present(modal, animated: true)
    stage.settle()
    let lines = traced(.appearance, .isAppearing) {
      nav.dismiss(animated: true)
      stage.settle()
    }
    #expect(
      lines.of("B", "M") == [
        "M.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "M.viewDidDisappear",
      ])
  }

  @Test func `over another goes with it, the lower one unasked`() {
    let (stage, presenter, sheet) = withSheet()
    let delegate = SheetDelegate()
    sheet.presentationController?.delegate = delegate
    let upper = C().named("N")
    sheet.present(upper, animated: false)
    stage.settle()
    let lines = traced(.appearance) {
      presenter.dismiss(animated: true) { Tracer.output("completion") }
      stage.settle()
    }
    #expect(
      Set(lines) == [
        "M.viewWillDisappear", "M.viewDidDisappear", "N.viewWillDisappear", "N.viewDidDisappear",
        "completion",
      ])
    #expect(lines.first == "N.viewWillDisappear" && lines.last == "completion")
    #expect(presenter.presentedViewController == nil)
    #expect(upper.presentingViewController == nil && sheet.presentedViewController == nil)
    #expect(stage.window.subviews == [presenter.view])
  }

  @Test func `over another may be the last to hold the lower one`() {
    let root = A()
    let stage = Stage(root)
    root.present(full(B().named("M")), animated: false)
    stage.settle()
    root.presentedViewController?.present(full(C().named("N")), animated: false)
    stage.settle()
    let lines = traced(.appearance, .memory) {
      root.dismiss(animated: true) { Tracer.output("completion") }
      stage.settle()
    }
    #expect(
      lines == [
        "N.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "N.viewDidDisappear",
        "M.deinit", "completion", "N.deinit",
      ])
  }

  @Test func `is over in its completion, which may dismiss or present`() {
    let (stage, presenter, modal) = onStage(.fullScreen)
    let lines = traced(.appearance) {
      presenter.present(modal, animated: true) {
        Tracer.output("presented \(modal.isBeingPresented)")
        presenter.dismiss(animated: true) {
          Tracer.output("dismissed")
          presenter.present(full(C().named("N")), animated: true)
        }
      }
      stage.settle()
    }
    #expect(
      lines == [
        "A.viewWillDisappear", "M.viewWillAppear", "M.viewDidAppear", "A.viewDidDisappear",
        "presented false",
        "M.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "M.viewDidDisappear",
        "dismissed",
        "A.viewWillDisappear", "N.viewWillAppear", "N.viewDidAppear", "A.viewDidDisappear",
      ])
    #expect(presenter.presentedViewController?.view.window === stage.window)
  }

  @Test func `of a stack ends the appearance of its top screen when the animation ends`() {
    let root = A()
    let stage = Stage(root)
    let nav = UINavigationController(rootViewController: B())
    let lines = traced(.appearance) {
      root.present(nav, animated: true)
      stage.wait(0.2)
      Tracer.output("on its way")
      stage.settle()
    }
    #expect(
      lines == [
        "Navigation.viewWillAppear", "B.viewWillAppear", "on its way",
        "Navigation.viewDidAppear", "B.viewDidAppear",
      ])
    #expect(nav.visibleViewController === nav.topViewController)
    nav.present(C(), animated: false)
    #expect(nav.visibleViewController === nav.presentedViewController)
  }

  @Test func `from a screen that presents already, or isn't in a window, is refused`() {
    let (stage, presenter, _) = withSheet()
    let lines = warnings {
      presenter.named("presenter").present(C().named("another"), animated: true)
      B().named("lonely").present(C().named("another"), animated: true)
      stage.settle()
    }
    #expect(
      lines == [
        "Attempt to present <another> on <presenter> (from <presenter>) "
          + "which is already presenting <M>.",
        "Attempt to present <another> on <lonely> (from <lonely>) "
          + "whose view is not in the window hierarchy.",
      ])
  }

  @Test func `fills the window again when that is resized`() {
    let (stage, presenter, sheet) = withSheet()
    stage.resize(to: CGSize(width: 500, height: 600))
    #expect(sheet.view.frame == CGRect(x: 0, y: 50, width: 500, height: 550))
    #expect(presenter.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }

  @Test func `is over when the window gets another root`() {
    let (stage, _, sheet) = withSheet()
    stage.window.rootViewController = C()
    stage.settle()
    #expect(sheet.view.window == nil)
  }

  @Test func `is a sheet unless the rules or the controller say otherwise`() {
    let controller = A()
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.presentationController?.presentationStyle == .formSheet)
    #expect(controller.sheetPresentationController != nil)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
  }

  private func full(_ screen: UIViewController) -> UIViewController {
    screen.modalPresentationStyle = .fullScreen
    return screen
  }

  private func onStage(
    _ style: UIModalPresentationStyle
  ) -> (Stage, UIViewController, UIViewController) {
    let (presenter, modal) = (A(), B().named("M"))
    modal.modalPresentationStyle = style
    return (Stage(presenter), presenter, modal)
  }
}
