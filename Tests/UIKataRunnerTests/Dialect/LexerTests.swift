import Testing

@testable import UIKataRunner

@Suite struct `Reading Swift by tokens` {
  /// Each source holds exactly one attribute and one name that count: `@objc`, `tap`.
  @Test(arguments: [
    "@objc tap // @objc tap",
    "/* @objc /* tap */ @objc */ @objc tap",
    "\"@objc tap \\\" @objc\" @objc tap",
    "#\"@objc \" \\(tap) \"# @objc tap",
    "\"\"\"\n@objc \"tap\"\n\"\"\" @objc tap",
    "\"a \\(\"@objc tap\" + (\"b\")) @objc\" @objc tap",
    "/@objc \"(tap)/ @objc tap",
    "#/@objc \"/ tap/# @objc tap",
    "8 / 2 / 1 @objc tap",
    "@objc `tap`",
  ])
  func `comments, texts and regular expressions hold none`(source: String) {
    let tokens = SwiftLexer(source).tokens
    #expect(tokens.filter { $0.kind == .attribute }.map(\.text) == ["@objc"])
    #expect(tokens.filter { $0.kind == .identifier }.map(\.text) == ["tap"])
    #expect(SwiftLexer(source).isComplete)
  }

  @Test func `code interpolated into a text is code`() {
    let tokens = SwiftLexer("\"card \\(#selector(tap)) \"").tokens
    #expect(tokens.map(\.text).dropFirst() == ["#selector", "(", "tap", ")"])
  }

  @Test func `a token knows its bytes`() {
    let source = "let été = \"ü\" + tap"
    let token = SwiftLexer(source).tokens.last
    #expect(token?.range == 19..<22)
  }

  @Test(arguments: ["/* open", "\"open", "\"\"\"\nopen", "print((1)", "`open", "\"\\(open"])
  func `what has no end is noticed`(source: String) {
    #expect(!SwiftLexer(source).isComplete)
  }
}
