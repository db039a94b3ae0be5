import KataCourse

extension English {
  func scratchpad(_ dialect: String, with kata: KataID?) -> String {
    let subject = kata.map { "A scratchpad with `\($0)`" } ?? "A scratchpad"
    return "\(subject): Swift, line by line, on \(dialect). `help` lists its words."
  }

  var scratchpadHelp: String {
    """
    What you type is Swift. An expression shows its value; the clock moves only by what you say.

    - `draw`: the windows as they are now
    - `undo`: takes the last line back, and all it did
    - `reset`: begins again
    - `quit`: ends; so does Ctrl-D
    """
  }

  var asBefore: String { "Everything is as it was before that line." }
  var interrupted: String { "Stopped." }
  var emptied: String { "From the start again." }
  var nothingToUndo: String { "There is nothing that could be taken back." }
  var unkept: String {
    """
    A thread is in the middle of its work, so `undo` can take this line back only with the ones \
    before it, and a crash would.
    """
  }

  func lineStopped(at place: String?, _ message: String) -> String {
    "That stopped" + (place.map { " at \($0)" } ?? "")
      + (message.isEmpty ? "." : ": " + message)
  }

  func undone(_ lines: [String]) -> String { "Taken back: \(and(lines))." }

  func lost(_ lines: [String]) -> String {
    "With it went \(and(lines)): a thread was in the middle of its work."
  }

  var allLost: String { "That took everything with it. The scratchpad is empty." }

  func backAt(_ kata: KataID) -> String { "Back at `\(kata)`." }
}
