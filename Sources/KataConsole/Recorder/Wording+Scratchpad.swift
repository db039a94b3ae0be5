import KataCourse

// What is said at a scratchpad.
extension Wording {
  static func scratchpad(_ dialect: String, with kata: KataID?) -> String {
    let subject = kata.map { "A scratchpad with `\($0)`" } ?? "A scratchpad"
    return "\(subject): Swift, line by line, on \(dialect). `help` lists its words."
  }

  static let scratchpadHelp = """
    What you type is Swift. An expression shows its value; the clock moves only by what you say.

    - `draw`: the windows as they are now
    - `undo`: takes the last line back, and all it did
    - `reset`: begins again
    - `quit`: ends; so does Ctrl-D
    """

  static let asBefore = "Everything is as it was before that line."
  static let interrupted = "Stopped."
  static let emptied = "From the start again."
  static let nothingToUndo = "There is nothing that could be taken back."
  static let unkept = """
    A thread is in the middle of its work, so `undo` can take this line back only with the ones \
    before it, and a crash would.
    """

  static func lineEnded(_ ending: ProgramRun.Ending, at place: String?) -> String {
    switch ending {
    case .crashed(let crash):
      "That stopped" + (place.map { " at \($0)" } ?? "")
        + (crash.message.isEmpty ? "." : ": " + crash.message.sentence)
    default: ended(ending, subject: "That")
    }
  }

  static func undone(_ lines: [String]) -> String {
    "Taken back: \(lines.formatted(last: "and"))."
  }

  static func lost(_ lines: [String]) -> String {
    "With it went \(lines.formatted(last: "and")): a thread was in the middle of its work."
  }

  static let allLost = "That took everything with it. The scratchpad is empty."

  static func backAt(_ kata: KataID) -> String { "Back at `\(kata)`." }
}
