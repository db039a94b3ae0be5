import Foundation

/// A console without line editing: a pipe, a file, or a terminal that can't move its cursor.
public final class PlainConsole: Console {
  public let style: Style
  public let width: Int
  private let echoes: Bool

  /// - Parameter echoes: writes each line behind its prompt as it is read, so that what a pipe
  ///   leaves behind reads like a session. A terminal has shown it already.
  public init(style: Style, width: Int, echoes: Bool) {
    self.style = style
    self.width = width
    self.echoes = echoes
  }

  public func write(_ text: String) {
    StandardStream.output.write(style.spelled(text))
  }

  public func readLine(prompt: String, completions: @escaping (String) -> [String]) -> ConsoleInput
  {
    write(prompt)
    guard let line = Swift.readLine() else {
      if !prompt.isEmpty { write("\n") }
      return .end
    }
    if echoes { write(line.withoutControls + "\n") }
    return .line(line)
  }

  public func remember(_ command: String) {}
}
