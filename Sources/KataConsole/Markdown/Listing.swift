import KataCourse

/// Source text with line numbers.
public struct Listing: Sendable {
  public var source: String

  public init(_ source: String) {
    self.source = source
  }

  /// Each line behind its number. Lines are never wrapped: what is copied must compile.
  ///
  /// Keywords, strings and comments are coloured where the style has colour. A final newline ends
  /// the last line and begins no other.
  public func text(style: Style) -> String {
    let lines = lines(style: style)
    let columns = max(4, "\(lines.count)".count + 2)
    return lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      let gutter = String(repeating: " ", count: columns - number.count) + number
      return style.paint(gutter, .quiet) + (line.isEmpty ? "" : "  " + line)
    }
    .joined(separator: "\n")
  }

  /// Without numbers.
  func lines(style: Style) -> [String] {
    var lines = [""]
    for token in SwiftSource(source.withoutControls).tokens {
      let parts = token.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append("") }
        lines[lines.count - 1] += part.isEmpty ? "" : style.paint(String(part), token.role)
      }
    }
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension SwiftToken {
  fileprivate var role: Style.Role? {
    switch kind {
    case .attribute, .directive: .keyword
    case .identifier where SwiftKeyword.reserved.contains(text): .keyword
    case .identifier where SwiftKeyword.contextual.contains(text): .keyword
    case .text, .regularExpression: .string
    case .comment: .quiet
    default: nil
    }
  }
}
