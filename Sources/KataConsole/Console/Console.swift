/// Where a session is read and written: a terminal, a pipe, or a script in a test.
public protocol Console: AnyObject {
  var style: Style { get }
  /// Columns, asked anew at each use since a terminal may be resized.
  var width: Int { get }
  /// Writes text as it is; what came from outside has lost its control characters before.
  func write(_ text: String)
  /// Asks for a line.
  ///
  /// - Parameter completions: gets the text before the cursor, and returns the words that its last
  ///   word may become.
  func readLine(prompt: String, completions: @escaping (String) -> [String]) -> ConsoleInput
  /// Whether more has been typed behind the line that was read last, as a paste of several lines has.
  var hasInput: Bool { get }
  /// Keeps a line in the history. Only commands are kept: an answer found in the history would be
  /// an answer given away.
  func remember(_ command: String)
}

public enum ConsoleInput: Sendable, Hashable {
  case line(String)
  case interrupted
  case end
}

extension Console {
  public var hasInput: Bool { false }

  /// Writes text and a newline; nothing where there is no text.
  public func writeLine(_ text: String) {
    if !text.isEmpty { write(text.hasSuffix("\n") ? text : text + "\n") }
  }

  /// The width that prose is wrapped to: lines longer than this are hard to read.
  public var readingWidth: Int { min(width, 80) }
}
