/// A Swift program cut into tokens that joined are the program again.
///
/// Cuts where the compiler does, in a program that compiles; any other text is cut somehow.
public struct SwiftSource: Sendable {
  public let tokens: [SwiftToken]
  /// Whether every comment, text, quoted name and parenthesis that begins also ends.
  public let isComplete: Bool

  public init(_ text: String) {
    var lexer = SwiftLexer(text)
    lexer.readProgram()
    tokens = lexer.tokens
    isComplete = lexer.isComplete
  }
}
