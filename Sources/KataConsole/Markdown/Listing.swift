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
    let lines = paintedLines(style: style)
    let columns = max(4, "\(lines.count)".count + 2)
    return lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      let gutter = String(repeating: " ", count: columns - number.count) + number
      return style.paint(gutter, .quiet) + (line.isEmpty ? "" : "  " + line)
    }
    .joined(separator: "\n")
  }

  private func paintedLines(style: Style) -> [String] {
    var lines = [""]
    for token in SwiftToken.tokens(of: source.withoutControls) {
      let parts = token.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append("") }
        lines[lines.count - 1] += part.isEmpty ? "" : style.paint(String(part), token.kind.role)
      }
    }
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension SwiftToken.Kind {
  fileprivate var role: Style.Role? {
    switch self {
    case .keyword: .keyword
    case .string: .string
    case .comment: .quiet
    case .other: nil
    }
  }
}
