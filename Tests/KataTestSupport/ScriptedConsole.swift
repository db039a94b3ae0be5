import KataConsole

/// A console that reads from a script and remembers what it was told.
///
/// Once the script is over, input is at its end.
public final class ScriptedConsole: Console {
  public let style: Style
  public let width: Int
  /// Everything written, prompts and the script's lines among it, as a terminal would show it.
  public private(set) var transcript = ""
  /// What was kept in the history.
  public private(set) var remembered: [String] = []
  /// What completion offered, a list for each `.complete` of the script.
  public private(set) var offered: [[String]] = []
  private var script: ArraySlice<Step>

  public enum Step: Sendable, ExpressibleByStringLiteral {
    case input(ConsoleInput)
    /// The text before the cursor when the tab key is pressed.
    case complete(String)

    public init(stringLiteral line: String) { self = .input(.line(line)) }
  }

  public init(_ script: [Step], style: Style = .plain, width: Int = 72) {
    self.script = script[...]
    self.style = style
    self.width = width
  }

  public func write(_ text: String) { transcript += text }

  public func readLine(prompt: String, completions: @escaping (String) -> [String]) -> ConsoleInput
  {
    write(prompt)
    while case .complete(let text) = script.first {
      script.removeFirst()
      offered.append(completions(text))
    }
    guard case .input(let input) = script.popFirst() else {
      write("\n")
      return .end
    }
    switch input {
    case .line(let line): write(line + "\n")
    case .interrupted: write("^C\n")
    case .end: write("\n")
    }
    return input
  }

  public func remember(_ command: String) { remembered.append(command) }
}
