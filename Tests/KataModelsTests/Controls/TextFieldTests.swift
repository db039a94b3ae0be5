import KataModels
import KataStage
import Testing

@Suite("A text field")
@MainActor struct TextFieldTests {
  private final class Editor: UIViewController, UITextFieldDelegate {
    var log: [String] = []
    var refuses = ""

    private func ask(_ question: String, _ field: UITextField) -> Bool {
      log.append("\(field.placeholder ?? "") \(question)")
      return !refuses.contains(question)
    }

    func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { ask("shouldBegin", field) }
    func textFieldDidBeginEditing(_ field: UITextField) { _ = ask("didBegin", field) }
    func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("shouldEnd", field) }
    func textFieldDidEndEditing(_ field: UITextField) { _ = ask("didEnd", field) }
    func textFieldShouldReturn(_ field: UITextField) -> Bool { ask("shouldReturn", field) }
    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
    ) -> Bool { ask("change \(range.location) \(range.length) '\(replacementString)'", field) }
  }

  /// Each test opens a stage of its own.
  @MainActor private struct Desk {
    let editor = Editor()
    let title = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let note = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let stage: Stage

    init() {
      for (field, name) in [(title, "title"), (note, "note")] {
        field.placeholder = name
        field.delegate = editor
        editor.view.addSubview(field.named(name))
      }
      stage = Stage(editor)
    }
  }

  @Test func `becomes first responder under a tap, and the one before it resigns`() {
    let desk = Desk()
    desk.stage.tap(desk.title.center)
    #expect(desk.title.isFirstResponder && desk.title.isEditing)
    desk.stage.tap(desk.note.center)
    #expect(desk.note.isFirstResponder && !desk.title.isEditing)
    #expect(
      desk.editor.log == [
        "title shouldBegin", "title didBegin", "note shouldBegin", "title shouldEnd",
        "title didEnd", "note didBegin",
      ])
  }

  @Test func `asks its delegate before it begins and before it ends`() {
    let desk = Desk()
    desk.editor.refuses = "shouldBegin"
    #expect(!desk.title.becomeFirstResponder())
    desk.editor.refuses = "shouldEnd"
    #expect(desk.title.becomeFirstResponder())
    #expect(!desk.note.becomeFirstResponder())
    #expect(!desk.title.resignFirstResponder())
    #expect(desk.title.isFirstResponder)
    #expect(!desk.editor.view.endEditing(false))
    #expect(desk.editor.view.endEditing(true))
    #expect(!desk.title.isFirstResponder)
  }

  @Test func `stays as it is where another one is tapped that takes no text`() {
    let desk = Desk()
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    desk.editor.view.addSubview(button)
    desk.title.becomeFirstResponder()
    desk.stage.tap(button.center)
    #expect(desk.title.isFirstResponder)
  }

  @Test func `changes by typing what its delegate allows, and says so`() {
    let desk = Desk()
    let lines = traced(.actions) {
      desk.title.becomeFirstResponder()
      desk.editor.log = []
      desk.stage.type("ab")
      desk.stage.type(UIKeyCommand.inputDelete)
      desk.editor.refuses = "change 1 0 'x'"
      desk.stage.type("x\n")
      desk.title.text = "set"
      desk.title.resignFirstResponder()
    }
    #expect(
      lines == [
        "title.editingDidBegin", "title.editingChanged", "title.editingChanged",
        "title.editingChanged", "title.editingDidEnd",
      ])
    #expect(
      desk.editor.log == [
        "title change 0 0 'a'", "title change 1 0 'b'", "title change 1 1 ''",
        "title change 1 0 'x'", "title shouldReturn", "title shouldEnd", "title didEnd",
      ])
    #expect(desk.title.text == "set")
  }

  @Test func `gets what is typed only while it is first responder`() {
    let desk = Desk()
    desk.stage.type("a")
    #expect(desk.title.text == "")
    desk.title.becomeFirstResponder()
    desk.stage.type("a")
    desk.note.becomeFirstResponder()
    desk.stage.type("b")
    #expect((desk.title.text, desk.note.text) == ("a", "b"))
  }
}
