/// A stretch of Swift source, by how it is coloured.
struct SwiftToken: Hashable {
  enum Kind { case keyword, string, comment, other }
  var kind: Kind
  var text: Substring

  /// Cuts source into tokens that together are the source.
  static func tokens(of source: String) -> [SwiftToken] {
    var scanner = SwiftScanner(rest: source[...])
    var tokens: [SwiftToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  static let keywords: Set<Substring> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
    "convenience", "default", "defer", "deinit", "didSet", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated",
    "override", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
    "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
}

/// Finds comments, strings and words; everything else is one kind.
private struct SwiftScanner {
  var rest: Substring

  mutating func next() -> SwiftToken? {
    guard let first = rest.first else { return nil }
    if rest.hasPrefix("//") { return take(.comment, until: "\n") }
    if rest.hasPrefix("/*") { return take(.comment, through: "*/", after: 2) }
    if rest.hasPrefix("\"\"\"") { return take(.string, through: "\"\"\"", after: 3) }
    if first == "\"" { return takeString() }
    if first.isWordStart || first == "@" || first == "#" { return takeWord() }
    return take(.other, length: rest.prefix { !$0.startsToken }.count)
  }

  private mutating func take(_ kind: SwiftToken.Kind, length: Int) -> SwiftToken {
    let text = rest.prefix(max(1, length))
    rest = rest[text.endIndex...]
    return SwiftToken(kind: kind, text: text)
  }

  private mutating func take(_ kind: SwiftToken.Kind, until end: Character) -> SwiftToken {
    take(kind, length: rest.prefix { $0 != end }.count)
  }

  private mutating func take(
    _ kind: SwiftToken.Kind, through end: String, after start: Int
  ) -> SwiftToken {
    guard let close = rest.dropFirst(start).firstRange(of: end) else {
      return take(kind, length: rest.count)
    }
    return take(kind, length: rest[..<close.upperBound].count)
  }

  /// A string of one line, to its closing quote or the line's end.
  private mutating func takeString() -> SwiftToken {
    var length = 1
    var isEscaped = false
    for character in rest.dropFirst() {
      if character == "\n" { break }
      length += 1
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return take(.string, length: length)
  }

  private mutating func takeWord() -> SwiftToken {
    let word = rest.prefix(1) + rest.dropFirst().prefix { $0.isWordPart }
    let isKeyword = SwiftToken.keywords.contains(word) || "@#".contains(word.prefix(1))
    return take(isKeyword ? .keyword : .other, length: word.count)
  }
}

extension Character {
  fileprivate var isWordStart: Bool { isLetter || self == "_" }
  fileprivate var isWordPart: Bool { isWordStart || isNumber }
  fileprivate var startsToken: Bool {
    isWordStart || self == "@" || self == "#" || self == "\"" || self == "/"
  }
}
