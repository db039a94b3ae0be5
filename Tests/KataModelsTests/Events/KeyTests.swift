import KataModels
import KataStage
import Testing

@MainActor @Suite struct `A key` {
  /// Each test opens a stage of its own.
  @MainActor private struct Desk {
    let detail = Detail()
    let note = Note(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let stage: Stage

    init() {
      KeyLog.lines = [:]
      _SelectorTable.register("save:", Detail.save(_:))
      detail.view.addSubview(note)
      stage = Stage(detail)
    }
  }

  @Test func `goes to the first responder and climbs from there`() {
    let desk = Desk()
    desk.note.becomeFirstResponder()
    desk.stage.type("a")
    #expect(log(of: desk.note) == ["began a", "ended a"])
    #expect(log(of: desk.detail) == ["began a", "ended a"])
  }

  @Test func `stops at whoever answers it`() {
    let desk = Desk()
    desk.note.becomeFirstResponder()
    desk.note.handsOn = false
    desk.stage.type("a")
    #expect(log(of: desk.note) == ["began a", "ended a"])
    #expect(log(of: desk.detail) == [])
  }

  @Test func `that a command of the chain means performs its action`() {
    let desk = Desk()
    desk.note.becomeFirstResponder()
    desk.stage.type("s", holding: .command)
    #expect(log(of: desk.detail) == ["save from UIKeyCommand"])
    desk.stage.type(UIKeyCommand.inputEscape)
    #expect(
      log(of: desk.detail) == [
        "save from UIKeyCommand", "began UIKeyInputEscape", "ended UIKeyInputEscape",
      ])
  }

  @Test func `is text for whoever takes text`() {
    let desk = Desk()
    let label = TypedLabel(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    desk.detail.view.addSubview(label)
    label.becomeFirstResponder()
    desk.stage.type("ab\n")
    desk.stage.type(UIKeyCommand.inputDelete)
    desk.stage.type("c", holding: .command)
    #expect(label.text == "ab")
  }

  private func log(of responder: UIResponder) -> [String] {
    KeyLog.lines[ObjectIdentifier(responder)] ?? []
  }
}

@MainActor private enum KeyLog {
  static var lines: [ObjectIdentifier: [String]] = [:]
}

extension UIResponder {
  fileprivate func note(_ phase: String, _ presses: Set<UIPress>) {
    let text = presses.compactMap(\.key?.characters).joined()
    KeyLog.lines[ObjectIdentifier(self), default: []].append("\(phase) \(text)")
  }
}

private final class Detail: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
  }
  func save(_ sender: Any?) {
    let sender = sender.map { "\(type(of: $0))" } ?? "nobody"
    KeyLog.lines[ObjectIdentifier(self), default: []].append("save from \(sender)")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
  }
}

private final class Note: UIView {
  var handsOn = true
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if handsOn { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    if handsOn { super.pressesEnded(presses, with: event) }
  }
}

private final class TypedLabel: UIView, UIKeyInput {
  var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text.removeLast() }
}
