/// What a console can show: colours, and characters beyond ASCII.
public struct Style: Sendable, Hashable {
  public var hasColor: Bool
  public var hasUnicode: Bool

  public init(hasColor: Bool, hasUnicode: Bool) {
    self.hasColor = hasColor
    self.hasUnicode = hasUnicode
  }

  public static let plain = Style(hasColor: false, hasUnicode: true)

  /// The meanings a text can have; each looks one way everywhere.
  public enum Role: Sendable, CaseIterable {
    case heading, right, wrong, quiet, code, emphasis, strong, keyword, string
  }

  /// The text as it looks in this role; unchanged where there is no colour.
  public func paint(_ text: String, _ role: Role?) -> String {
    guard hasColor, let role else { return text }
    let code =
      switch role {
      case .heading, .strong: "1"
      case .right: "32"
      case .wrong: "31"
      case .quiet: "2"
      case .code: "36"
      case .emphasis: "3"
      case .keyword: "35"
      case .string: "32"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  public var rightMark: String { hasUnicode ? "✓" : "+" }
  public var wrongMark: String { hasUnicode ? "✗" : "x" }
  public var separator: String { hasUnicode ? "·" : "-" }
  /// A right answer that took a hint or a second try.
  public var nearlyMark: String { hasUnicode ? "◐" : "o" }
  public var returnKey: String { hasUnicode ? "⏎" : "Return" }

  /// A bar of so many columns, of which some are full.
  public func bar(full: Int, of columns: Int) -> String {
    let (solid, empty) = hasUnicode ? ("█", "░") : ("#", ".")
    return String(repeating: solid, count: full) + String(repeating: empty, count: columns - full)
  }

  /// Sends the cursor to the start of its line and clears the screen from there.
  public static let startOfClearedLine = "\r\u{1B}[J"
}
