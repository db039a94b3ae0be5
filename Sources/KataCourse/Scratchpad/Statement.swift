/// A statement or declaration of a scratchpad's line, as far as it has to be known what it is.
struct Statement {
  enum Kind: Hashable {
    case declaration
    /// Whatever gives no value: loops, conditions, assignments.
    case action
    /// Its value is shown.
    case expression
  }

  var kind: Kind
  /// In bytes of the line.
  var range: Range<Int>
  /// `await` stands in it, and not only in a closure.
  var awaits: Bool

  /// What stands between semicolons outside of all brackets.
  static func list(in tokens: [SwiftToken]) -> [Statement] {
    var depth = 0
    let parts = tokens.filter { !$0.isTrivia }.split { token in
      depth += token.bracketsOpened
      return depth == 0 && token.kind == .mark && token.text == ";"
    }
    return parts.compactMap { Statement(Array($0)) }
  }

  private init?(_ tokens: [SwiftToken]) {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    range = first.range.lowerBound..<last.range.upperBound
    var braces = 0
    awaits = tokens.contains { token in
      if token.kind == .mark { braces += token.text == "{" ? 1 : token.text == "}" ? -1 : 0 }
      return braces == 0 && token.kind == .identifier && token.text == "await"
    }
    kind = Self.kind(of: tokens)
  }

  private static func kind(of tokens: [SwiftToken]) -> Kind {
    let first = tokens[0]
    let second = tokens.count > 1 ? tokens[1] : nil
    switch first.kind {
    case .attribute: return .declaration
    case .directive: return directives.contains(first.text) ? .action : .expression
    case .identifier:
      if declarations.contains(first.text) { return .declaration }
      if actions.contains(first.text) { return .action }
      if modifiers.contains(first.text), second?.opensDeclaration == true { return .declaration }
      if second?.text == ":" || startsTask(tokens) { return .action }
    default: break
    }
    return isAssignment(tokens) ? .action : .expression
  }

  private static let declarations: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "static",
    "struct", "subscript", "typealias", "var",
  ]
  private static let modifiers: Set = [
    "actor", "async", "convenience", "dynamic", "final", "indirect", "infix", "lazy", "macro",
    "mutating", "nonisolated", "open", "optional", "override", "package", "postfix", "prefix",
    "required", "unowned", "weak",
  ]
  private static let actions: Set = [
    "break", "continue", "defer", "do", "fallthrough", "for", "guard", "if", "repeat", "return",
    "switch", "throw", "while",
  ]
  private static let directives: Set = [
    "#if", "#else", "#elseif", "#endif", "#warning", "#error", "#sourceLocation",
  ]

  /// Nobody who starts a task wants to see it.
  private static func startsTask(_ tokens: [SwiftToken]) -> Bool {
    let start = tokens.prefix(3).map(\.text)
    return start.first == "Task"
      && (["{", "("].contains(start.dropFirst().first) || start == ["Task", ".", "detached"])
  }

  private static func isAssignment(_ tokens: [SwiftToken]) -> Bool {
    let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    var depth = 0
    return tokens.contains { token in
      depth += token.bracketsOpened
      return depth == 0 && token.kind == .operator && token.text.hasSuffix("=")
        && !comparisons.contains(token.text)
    }
  }
}

extension SwiftToken {
  /// How many brackets it leaves open, interpolated code among them. Angles don't count: they may be
  /// comparisons.
  var bracketsOpened: Int { kind == .operator ? 0 : opened }

  /// Whether the word before it is a modifier and no name.
  fileprivate var opensDeclaration: Bool {
    switch kind {
    case .identifier, .attribute: true
    // `nonisolated(unsafe) var`
    case .mark: text == "("
    default: false
    }
  }
}
