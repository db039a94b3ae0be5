/// A Swift program cut into tokens that joined are the program again.
///
/// Cuts where the compiler does, in a program that compiles; any other text is cut somehow.
public struct SwiftSource: Sendable {
  public let tokens: [SwiftToken]
  /// Whether every comment, text, quoted name and parenthesis that begins also ends.
  public var isComplete: Bool { !isBroken && !isOpen }
  /// Whether something is cut short that further lines can't end.
  let isBroken: Bool
  /// Whether it ends within something that further lines can end.
  let isOpen: Bool
  /// Whether a value has to come next.
  let expectsOperand: Bool

  public init(_ text: String) {
    var lexer = SwiftLexer(text)
    lexer.readProgram()
    tokens = lexer.tokens
    isBroken = lexer.isBroken
    isOpen = lexer.isOpen
    expectsOperand = lexer.expectsOperand
  }
}
