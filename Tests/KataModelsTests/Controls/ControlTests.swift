import KataModels
import KataStage
import Testing

@Suite("A control")
@MainActor struct ControlTests {
  private final class Editor: UIViewController {
    var log: [String] = []
    func save() { log.append("save") }
    func share(_ sender: UIControl, with event: UIEvent?) {
      log.append("share from \(type(of: sender)), \(event == nil ? "no event" : "event")")
    }
  }

  /// A button in an editor's view. Each test opens a stage of its own.
  @MainActor private struct Desk {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    let editor = Editor()
    let stage: Stage

    init() {
      _SelectorTable.register("save", Editor.save)
      _SelectorTable.register("shareFrom:with:", Editor.share(_:with:))
      editor.view.addSubview(button.named("button"))
      stage = Stage(editor)
    }
  }

  @Test func `under a tap sends touchDown, then touchUpInside`() {
    let desk = Desk()
    let lines = traced(.actions) { desk.stage.tap(desk.button.center) }
    #expect(lines == ["button.touchDown", "button.touchUpInside"])
  }

  // 40 points beside it is inside, 120 points is outside; between, sources disagree.
  @Test(
    arguments: [
      (40, ["button.touchDragInside", "button.touchUpInside"]),
      (120, ["button.touchDragExit", "button.touchDragOutside", "button.touchUpOutside"]),
    ] as [(Double, [String])])
  func `forgives a finger that lifts near it`(distance: Double, last: [String]) {
    let desk = Desk()
    let lines = traced(.actions) {
      desk.stage.touchDown(desk.button.center)
      #expect(desk.button.isHighlighted)
      desk.stage.touchMove(CGPoint(x: 150, y: 150 + distance))
      #expect(desk.button.isTouchInside == (distance < 70))
      desk.stage.touchUp()
    }
    #expect(lines == ["button.touchDown"] + last)
    #expect(!desk.button.isTracking)
  }

  @Test func `tells a finger that leaves, comes back and leaves again`() {
    let desk = Desk()
    let lines = traced(.actions) {
      desk.stage.touchDown(desk.button.center)
      for y in [300.0, 310, 125, 300] { desk.stage.touchMove(CGPoint(x: 150, y: y)) }
      #expect(!desk.button.isHighlighted)
      desk.stage.touchUp()
    }
    // Which of the two of one move comes first is nobody's promise.
    #expect(
      lines == [
        "button.touchDown", "button.touchDragExit", "button.touchDragOutside",
        "button.touchDragOutside", "button.touchDragEnter", "button.touchDragInside",
        "button.touchDragExit", "button.touchDragOutside", "button.touchUpOutside",
      ])
  }

  @Test func `says of a second quick tap that it is one`() {
    let desk = Desk()
    let lines = traced(.actions) { desk.stage.tap(desk.button.center, count: 2) }
    #expect(
      lines == [
        "button.touchDown", "button.touchUpInside", "button.touchDown", "button.touchDownRepeat",
        "button.touchUpInside",
      ])
  }

  @Test func `hears nothing of a finger that slides onto it`() {
    let desk = Desk()
    let lines = traced(.actions) {
      desk.stage.drag(from: CGPoint(x: 20, y: 20), to: desk.button.center)
    }
    #expect(lines == [])
  }

  @Test func `lists its targets and its events`() {
    let desk = Desk()
    desk.button.addTarget(desk.editor, action: "save", for: .touchDown)
    desk.button.addTarget(nil, action: "save", for: .touchCancel)
    desk.button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
    #expect(desk.button.allTargets.count == 2)
    #expect(desk.button.allTargets.contains(desk.editor))
    #expect(desk.button.allTargets.contains { $0.base is NSNull })
    #expect(desk.button.allControlEvents == [.touchDown, .touchCancel, .primaryActionTriggered])
    #expect(
      "\(UIButton(frame: .zero, primaryAction: UIAction { _ in }).allControlEvents)"
        == "UIControlEvents(rawValue: 8192)")
  }

  @Test func `that loses its finger sends touchCancel`() {
    let desk = Desk()
    let lines = traced(.actions) {
      desk.stage.touchDown(desk.button.center)
      desk.stage.touchCancel()
    }
    #expect(lines == ["button.touchDown", "button.touchCancel"])
  }

  @Test func `sends nothing while it is disabled, and ends what was begun before`() {
    let desk = Desk()
    desk.button.isEnabled = false
    #expect(traced(.actions) { desk.stage.tap(desk.button.center) } == [])
    #expect(desk.editor.view.hitTest(desk.button.center, with: nil) === desk.button)
    desk.button.isEnabled = true
    desk.stage.wait(1)
    let lines = traced(.actions) {
      desk.stage.touchDown(desk.button.center)
      desk.button.isEnabled = false
      desk.stage.touchUp()
    }
    #expect(lines == ["button.touchDown", "button.touchUpInside"])
  }

  @Test func `keeps its touches from what lies below`() {
    let desk = Desk()
    let lines = traced(.touches) { desk.stage.tap(desk.button.center) }
    #expect(lines == ["button.touchesBegan", "button.touchesEnded"])
  }

  @Test func `performs orders in the order they came, and a pair once`() {
    let desk = Desk()
    let (button, editor) = (desk.button, desk.editor)
    button.addTarget(editor, action: "save", for: .touchUpInside)
    button.addAction(UIAction { _ in editor.log.append("action") }, for: .touchUpInside)
    button.addTarget(editor, action: "shareFrom:with:", for: [.touchDown, .touchUpInside])
    button.addTarget(editor, action: "save", for: .touchUpInside)
    desk.stage.tap(button.center)
    let share = "share from UIButton, event"
    #expect(editor.log == [share, "save", "action", share])
    #expect(
      button.actions(forTarget: editor, forControlEvent: .touchUpInside) == [
        "save", "shareFrom:with:",
      ])
    button.removeTarget(editor, action: "save", for: .allEvents)
    editor.log = []
    button.sendActions(for: .touchUpInside)
    #expect(editor.log == ["action", "share from UIButton, no event"])
  }

  @Test func `finds who has the method where it has no target`() {
    let desk = Desk()
    desk.button.addTarget(nil, action: "save", for: .touchUpInside)
    desk.button.addTarget(nil, action: "nobodyHasIt", for: .touchUpInside)
    desk.stage.tap(desk.button.center)
    #expect(desk.editor.log == ["save"])
  }

  @Test func `keeps actions, and no targets`() {
    let desk = Desk()
    weak var target: Editor?
    weak var captured: NSObject?
    do {
      let (editor, photo) = (Editor(), NSObject())
      (target, captured) = (editor, photo)
      desk.button.addTarget(editor, action: "save", for: .touchUpInside)
      desk.button.addAction(UIAction { _ in _ = photo }, for: .touchUpInside)
    }
    #expect(target == nil)
    #expect(captured != nil)
    desk.stage.tap(desk.button.center)
  }

  @Test func `replaces an action by one of the same name`() {
    let desk = Desk()
    let id = UIAction.Identifier("save")
    for text in ["old", "new"] {
      let action = UIAction(identifier: id) { [desk] _ in desk.editor.log.append(text) }
      desk.button.addAction(action, for: .touchUpInside)
    }
    desk.stage.tap(desk.button.center)
    #expect(desk.editor.log == ["new"])
    desk.button.removeAction(identifiedBy: id, for: .touchUpInside)
    desk.stage.tap(desk.button.center)
    #expect(desk.editor.log == ["new"])
  }

  @Test func `that is a button takes its title from its action, and hands itself over`() {
    let desk = Desk()
    var sender: AnyObject?
    let save = UIButton(primaryAction: UIAction(title: "Save") { sender = $0.sender as AnyObject? })
    save.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    desk.editor.view.addSubview(save)
    desk.stage.tap(save.center)
    #expect(sender === save)
    #expect(save.currentTitle == "Save")
    save.setTitle("Saved", for: .disabled)
    save.isEnabled = false
    #expect(save.currentTitle == "Saved")
    #expect(save.state == .disabled)
  }
}
