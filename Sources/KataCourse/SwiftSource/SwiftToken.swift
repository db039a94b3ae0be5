/// A piece of Swift source that belongs together.
public struct SwiftToken: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A name or a keyword, with the back-ticks or the dollar it is written with.
    case identifier
    /// `@objc`
    case attribute
    /// `#selector`, `#if`
    case directive
    case number
    /// A text without interpolation, or what of it stands around the interpolated code: of
    /// `"a \(b) c"` the texts `"a \(` and `) c"`.
    case text
    case regularExpression
    /// As many of an operator's characters as the compiler takes for one; `.` and `=` too.
    case `operator`
    /// A bracket or a separator: one byte.
    case mark
    case comment
    case space
  }

  public var kind: Kind
  public var text: String
  /// Bytes of the source.
  public var range: Range<Int>

  /// Whether the program would mean the same without it.
  public var isTrivia: Bool { kind == .comment || kind == .space }
}

extension SwiftToken {
  /// The word without what it is written with: `objc` of `@objc`, `card` of `$card`, `class` of
  /// `` `class` ``; nil for what isn't a word.
  public var word: Substring? {
    switch kind {
    case .identifier where text.hasPrefix("`"): text.dropFirst().dropLast()
    case .identifier: text.hasPrefix("$") && text.utf8.count > 1 ? text.dropFirst() : text[...]
    case .attribute, .directive: text.dropFirst()
    default: nil
    }
  }

  /// Another word in the same writing: `$photo` for `$card`.
  public func spelled(withWord other: String) -> String {
    guard let word else { return text }
    return text[..<word.startIndex] + other + text[word.endIndex...]
  }

  /// How many brackets it leaves open, or closes where negative. Interpolated code counts as
  /// bracketed, and so do generic arguments.
  public var opened: Int {
    switch kind {
    case .mark: "([{".contains(text) ? 1 : ")]}".contains(text) ? -1 : 0
    case .text: (text.hasSuffix("(") ? 1 : 0) - (text.hasPrefix(")") ? 1 : 0)
    case .operator where text.hasPrefix(">") && !text.hasSuffix("="):
      -text.prefix { $0 == ">" }.count
    case .operator where text == "<" || text.hasPrefix("<~"): 1
    default: 0
    }
  }
}
