import CEditline
import Foundation
import KataConsole

/// A terminal whose lines are edited with libedit, as `~/.editrc` has it.
final class EditlineConsole: Console {
  let style: Style
  var width: Int { Terminal.columns }

  private let line: OpaquePointer
  private let history: CommandHistory
  private let keys: KeyReader
  /// What libedit's callbacks work with while a line is read.
  private var prompt: UnsafeMutablePointer<CChar>
  private var completions: (String) -> [String] = { _ in [] }
  private var wasInterrupted = false

  /// - Parameter history: where commands are kept; nil to forget them.
  init?(style: Style, history file: URL?, signals: TerminalSignals) {
    guard let line = editline_open("uikata") else { return nil }
    guard let history = CommandHistory(file: file), let prompt = strdup("") else {
      el_end(line)
      return nil
    }
    self.style = style
    self.line = line
    self.history = history
    self.prompt = prompt
    keys = KeyReader(input: STDIN_FILENO, redraws: signals.redraws)
    configure()
  }

  deinit {
    el_end(line)
    free(prompt)
  }

  func write(_ text: String) { StandardStream.output.write(style.spelled(text)) }

  func remember(_ command: String) { history.add(command) }

  var hasInput: Bool { keys.hasInput(within: Self.pasteGap) }

  /// Milliseconds between two pieces of one paste, at most.
  private static let pasteGap: Int32 = 30

  func readLine(prompt: String, completions: @escaping (String) -> [String]) -> ConsoleInput {
    self.completions = completions
    free(self.prompt)
    self.prompt = strdup(style.spelled(prompt)) ?? strdup("")
    wasInterrupted = false
    // Raw before libedit looks: a key typed in between would be lost otherwise.
    editline_prepare(line, 1)
    var count: Int32 = 0
    let text = el_gets(line, &count)
    if wasInterrupted { return .interrupted }
    guard let text, count > 0 else {
      write("\n")
      return .end
    }
    return .line(String(cString: text).trimmingCharacters(in: .newlines))
  }
}

// MARK: - What libedit calls

extension EditlineConsole {
  /// The user's `~/.editrc` first, then the keys that have to mean what they mean here.
  private func configure() {
    // Unretained: libedit's line doesn't outlive this object.
    editline_set_client(line, Unmanaged.passUnretained(self).toOpaque())
    editline_set_prompt(line) { EditlineConsole.reading($0)?.prompt }
    editline_set_reader(line) { EditlineConsole.reading($0)?.readKey(into: $1) ?? 0 }
    editline_use_history(line, history.lines)
    editline_set_editor(line, "emacs")
    editline_bind(line, "^R", "em-inc-search-prev")
    el_source(line, nil)
    editline_take_signal_keys(line)
    editline_keep_keys_typed_ahead(line)
    bindOwnKeys()
  }

  private func bindOwnKeys() {
    editline_add(line, "kata-complete", "Complete the word") { line, _ in
      EditlineConsole.reading(line)?.complete() ?? UInt8(CC_ERROR)
    }
    editline_add(line, "kata-drop", "Drop the line") { line, _ in
      EditlineConsole.reading(line)?.drop() ?? UInt8(CC_ERROR)
    }
    editline_add(line, "kata-stop", "Stop until continued") { _, _ in
      // The whole group, since `make` waits for us and the shell for `make`.
      kill(0, SIGTSTP)
      return UInt8(CC_NORM)
    }
    editline_bind(line, "^I", "kata-complete")
    editline_bind(line, "^C", "kata-drop")
    editline_bind(line, "^Z", "kata-stop")
  }

  private static func reading(_ line: OpaquePointer?) -> EditlineConsole? {
    guard let line, let client = editline_client(line) else { return nil }
    return Unmanaged<EditlineConsole>.fromOpaque(client).takeUnretainedValue()
  }

  /// 1 with a character, 0 at the end of input.
  private func readKey(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    while true {
      switch keys.next() {
      case .character(let scalar):
        character?.pointee = wchar_t(bitPattern: scalar.value)
        return 1
      case .redraw: redraw()
      case .end: return 0
      }
    }
  }

  /// After a resize, or when the shell has given the terminal back: raw again, and the prompt and
  /// the line anew.
  private func redraw() {
    editline_prepare(line, 0)
    editline_prepare(line, 1)
    el_resize(line)
    write(Style.startOfClearedLine)
    editline_refresh(line)
  }

  /// Ends the line as the return key does, so that the cursor comes to stand below all its rows.
  private func drop() -> UInt8 {
    wasInterrupted = true
    el_cursor(line, .max)
    el_insertstr(line, "^C")
    el_push(line, "\n")
    return UInt8(CC_REFRESH)
  }

  private func complete() -> UInt8 {
    // One that is followed at once is pasted.
    if keys.hasInput(within: 0) { return insert("\t") }
    guard let text = textBeforeCursor() else { return UInt8(CC_ERROR) }
    let completion = Completion(of: text, candidates: completions(text))
    if let replacement = completion.replacement {
      el_deletestr(line, Int32(completion.word.unicodeScalars.count))
      return insert(replacement)
    }
    guard !completion.choices.isEmpty else { return UInt8(CC_ERROR) }
    write("\n" + Columns(completion.choices).text(width: width) + "\n")
    return UInt8(CC_REDISPLAY)
  }

  private func insert(_ text: String) -> UInt8 {
    el_insertstr(line, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
  }

  private func textBeforeCursor() -> String? {
    guard let info = el_line(line), let start = info.pointee.buffer else { return nil }
    let count = info.pointee.cursor - start
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
