/// The words with which Swift is written.
public enum SwiftKeyword {
  /// Nothing can be named so without back-ticks.
  public static let reserved: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  /// Words that are keywords in their place, and names elsewhere.
  public static let contextual: Set<String> = [
    "actor", "any", "async", "await", "convenience", "didSet", "final", "get", "lazy", "mutating",
    "nonisolated", "override", "required", "set", "some", "unowned", "weak", "willSet",
  ]

  /// Whether a value can follow the word, as it does `return` and `in`.
  static func leadsToOperand(_ word: String) -> Bool {
    word == "await" || reserved.contains(word) && !values.contains(word)
  }

  private static let values: Set = ["Any", "false", "init", "nil", "self", "Self", "super", "true"]
}
