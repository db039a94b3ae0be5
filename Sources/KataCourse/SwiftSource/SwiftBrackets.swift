/// The brackets that are open behind some tokens, the innermost last; `#if` counts as one.
struct SwiftBrackets {
  private var closers: [String] = []

  private static let closer = ["(": ")", "[": "]", "{": "}", "#if": "#endif"]

  var isEmpty: Bool { closers.isEmpty }

  /// False where a bracket is closed that isn't the last one opened.
  mutating func take(_ token: SwiftToken) -> Bool {
    // Of a text only what is interpolated opens anything, and it ends where the text goes on.
    guard token.kind == .mark || token.kind == .directive else { return true }
    if let closer = Self.closer[token.text] {
      closers.append(closer)
    } else if Self.closer.values.contains(token.text) {
      return closers.popLast() == token.text
    }
    return true
  }

  /// Whether every bracket and text of a source ends, each in its place.
  static func pairOff(in source: String) -> Bool {
    let source = SwiftSource(source)
    var brackets = SwiftBrackets()
    return source.isComplete && source.tokens.allSatisfy { brackets.take($0) } && brackets.isEmpty
  }
}
