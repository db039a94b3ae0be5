/// Swift that is typed or pasted a line at a time, until nothing of it is open.
public struct SwiftEntry: Sendable, Equatable {
  public private(set) var lines: [String] = []

  public init() {}

  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  public var text: String { lines.joined(separator: "\n") }

  public mutating func add(_ line: String) { lines.append(line) }

  /// Whether the lines so far can stand alone. Text that no further line could mend counts too: what is
  /// wrong with it is the compiler's to say.
  ///
  /// Open brackets, comments and texts wait for their end however long it takes. What only looks as if it
  /// went on, as a function without a body does or a line that ends with an operator, ends at an empty
  /// line too.
  public var isComplete: Bool {
    let source = SwiftSource(text)
    if source.isBroken { return true }
    var end = EntryEnd()
    for token in source.tokens where !token.isTrivia {
      guard end.take(token) else { return true }
    }
    if source.isOpen || end.isBracketed { return false }
    let goesOn = end.awaitsMore || end.isOperator && source.expectsOperand
    return !goesOn || lines.last?.allSatisfy(\.isWhitespace) ?? true
  }
}

/// What the tokens so far ask for.
private struct EntryEnd {
  private var brackets = SwiftBrackets()
  private var last: SwiftToken?
  /// A declaration whose body hasn't begun.
  private var awaitsBody = false
  /// Nothing but an attribute, which belongs to what follows.
  private var awaitsDeclaration = false

  private static let bodied: Set = [
    "class", "deinit", "enum", "extension", "func", "init", "protocol", "struct", "subscript",
  ]

  var isBracketed: Bool { !brackets.isEmpty }
  var awaitsMore: Bool {
    awaitsBody || awaitsDeclaration || last?.text == "," || last?.text == "."
  }
  var isOperator: Bool { last?.kind == .operator }

  /// False where a bracket is closed that isn't the last one opened.
  mutating func take(_ token: SwiftToken) -> Bool {
    if !isBracketed { look(at: token) }
    last = token
    return brackets.take(token)
  }

  /// What a token outside of brackets asks for.
  private mutating func look(at token: SwiftToken) {
    let isArgument = token.text == "(" && awaitsDeclaration
    awaitsDeclaration = token.kind == .attribute || isArgument
    if token.text == "{" { awaitsBody = false }
    let isMember = last?.text == "." || last?.text == "import"
    if token.kind == .identifier, !isMember, Self.bodied.contains(token.text) { awaitsBody = true }
  }
}
