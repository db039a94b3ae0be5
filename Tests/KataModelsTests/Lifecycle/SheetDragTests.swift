import KataModels
import KataStage
import Testing

@Suite("A sheet")
@MainActor struct SheetDragTests {
  @Test func `covers everything below its top, and shields what it leaves free`() {
    let (stage, presenter, sheet) = withSheet()
    #expect(sheet.view.frame == CGRect(x: 0, y: 50, width: 400, height: 750))
    let hit = stage.window.hitTest(CGPoint(x: 200, y: 20), with: nil)
    #expect(hit?.isDescendant(of: presenter.view) == false)
  }

  @Test func `begins below the safe area`() {
    let (presenter, sheet) = (A(), B())
    let stage = Stage(presenter, safeArea: UIEdgeInsets(top: 40, bottom: 20))
    presenter.present(sheet, animated: true)
    stage.settle()
    #expect(sheet.view.frame == CGRect(x: 0, y: 90, width: 400, height: 710))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(bottom: 20))
  }

  @Test func `moves with the finger, and is gone after it`() {
    let (stage, presenter, sheet) = withSheet()
    let delegate = SheetDelegate()
    sheet.presentationController?.delegate = delegate
    let begun = traced(.appearance) {
      stage.touchDown(CGPoint(x: 200, y: 300))
      stage.touchMove(CGPoint(x: 200, y: 400))
    }
    #expect(
      begun == ["SheetDelegate.shouldDismiss", "SheetDelegate.willDismiss", "M.viewWillDisappear"])
    #expect(sheet.view.frame.minY == 150)
    #expect(sheet.isBeingDismissed)
    let ended = traced(.appearance) {
      stage.wait(1)
      stage.touchMove(CGPoint(x: 200, y: 700))
      stage.wait(1)
      stage.touchUp()
      stage.settle()
    }
    #expect(ended == ["M.viewDidDisappear", "SheetDelegate.didDismiss"])
    #expect(presenter.presentedViewController == nil)
    #expect(sheet.view.window == nil)
  }

  @Test func `goes back when it is let go half way`() {
    let (stage, presenter, sheet) = withSheet()
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 650), over: 2)
    stage.settle()
    #expect(presenter.presentedViewController === sheet)
    #expect(sheet.view.frame == CGRect(x: 0, y: 50, width: 400, height: 750))
    #expect(!sheet.isBeingDismissed)
  }

  @Test func `goes away when it is flicked`() {
    let (stage, presenter, _) = withSheet()
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 450), over: 0.1)
    stage.settle()
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `that is locked only hears of the attempt`() {
    let (stage, presenter, sheet) = withSheet()
    let delegate = SheetDelegate()
    sheet.presentationController?.delegate = delegate
    sheet.isModalInPresentation = true
    let locked = traced(.appearance) { pull(stage) }
    #expect(locked == ["SheetDelegate.didAttemptToDismiss"])
    sheet.isModalInPresentation = false
    delegate.allows = false
    let refused = traced(.appearance) { pull(stage) }
    #expect(refused == ["SheetDelegate.shouldDismiss", "SheetDelegate.didAttemptToDismiss"])
    #expect(presenter.presentedViewController === sheet)
  }

  @Test func `that is dismissed in code asks no delegate`() {
    let (stage, presenter, sheet) = withSheet()
    let delegate = SheetDelegate()
    sheet.presentationController?.delegate = delegate
    let lines = traced {
      presenter.dismiss(animated: true)
      stage.settle()
    }
    #expect(lines == [])
  }

  @Test func `leaves full-screen presentations alone`() {
    let (presenter, modal) = (A(), B())
    let stage = Stage(presenter)
    modal.modalPresentationStyle = .fullScreen
    presenter.present(modal, animated: false)
    stage.settle()
    pull(stage)
    #expect(presenter.presentedViewController === modal)
  }

  private func pull(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 790))
    stage.settle()
  }
}
