/// Where a session is read and written: a terminal, a pipe, or a script in a test.
public protocol Console: AnyObject {
  var style: Style { get }
  /// Columns, asked anew at each use since a terminal may be resized.
  var width: Int { get }
  func write(_ text: String)
  /// Asks for a line.
  ///
  /// - Parameter completions: what may follow the text before the cursor.
  func readLine(prompt: String, completions: (String) -> [String]) -> ConsoleInput
}

public enum ConsoleInput: Sendable, Hashable {
  case line(String)
  case interrupted
  case end
}
