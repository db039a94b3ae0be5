import Testing

@testable import KataCourse

@Suite struct `Swift tokens` {
  private static func texts(_ source: String, _ kind: SwiftToken.Kind) -> [String] {
    SwiftSource(source).tokens.filter { $0.kind == kind }.map(\.text)
  }

  @Test(arguments: [
    ("let a = b.c", ["let", "a", "b", "c"]),
    ("\"a \\(b) c\"", ["b"]),
    ("\"a \\(b(\"c \\(d)\")) e\"", ["b", "d"]),
    ("#\"a \\(b) \\#(c)\"#", ["c"]),
    ("##\"a \\#(b) \"# \\##(c)\"##", ["c"]),
    ("\"\"\"\na \"b\" \\(c)\n\"\"\" + d", ["c", "d"]),
    ("#\"\"\"# + a", ["a"]),
    ("#\"\"\"\na \"\"\" b\n\"\"\"# + c", ["c"]),
    ("\"a \\\" b\" + c", ["c"]),
    ("a // b \"c\nd", ["a", "d"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("\"never closed\na", ["a"]),
    ("1e5 + 0xFF + 1_000 + x1", ["x1"]),
    ("été_2 #selector(x) @objc", ["été_2", "selector", "x", "objc"]),
    ("`class`.`a b` + $card + $0", ["class", "a b", "card", "0"]),
    ("a×b→c", ["a", "b", "c"]),
  ]) func `tell words from texts and comments`(_ source: String, _ words: [Substring]) {
    #expect(SwiftSource(source).tokens.compactMap(\.word) == words)
  }

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
  func `find nothing in comments, texts and regular expressions`(source: String) {
    let tokens = SwiftSource(source).tokens
    #expect(tokens.filter { $0.kind == .attribute }.map(\.text) == ["@objc"])
    #expect(tokens.filter { $0.kind == .identifier }.map(\.word) == ["tap"])
    #expect(SwiftSource(source).isComplete)
  }

  @Test func `find code in what is interpolated`() {
    let tokens = SwiftSource("\"card \\(#selector(tap)) \"").tokens
    #expect(tokens.map(\.text) == ["\"card \\(", "#selector", "(", "tap", ")", ") \""])
  }

  @Test(arguments: [
    ("`card`", "`photo`"), ("$card", "$photo"), ("@card", "@photo"), ("card", "photo"), ("7", "7"),
  ]) func `keep their writing with another word`(_ source: String, _ expected: String) {
    #expect(SwiftSource(source).tokens.map { $0.spelled(withWord: "photo") } == [expected])
  }

  @Test(arguments: [
    ("1...5", ["1", "5"]), ("1..<5", ["1", "5"]), ("2.5e-3", ["2.5e-3"]), ("0x1F", ["0x1F"]),
    ("1.0", ["1.0"]), ("-7", ["7"]), ("pair.0.1", ["0", "1"]), ("1.description", ["1"]),
    ("0xFF.description", ["0xFF"]), ("0x1.8p-3", ["0x1.8p-3"]), ("0xA.Ap3", ["0xA.Ap3"]),
    ("0xe-1", ["0xe", "1"]), ("1e-x", ["1e"]), ("0b1010_1", ["0b1010_1"]), ("1e+5", ["1e+5"]),
  ]) func `keep numbers whole`(_ source: String, _ numbers: [String]) {
    #expect(Self.texts(source, .number) == numbers)
  }

  @Test(arguments: [
    ("a..<b", ["..<"]), ("a?.b!.c", ["?", ".", "!", "."]), ("() -> Int", ["->"]),
    ("a == -b", ["==", "-"]), ("a ?? b", ["??"]), ("a+/* c */b", ["+"]), ("a =// c", ["="]),
    ("a!==b", ["!", "=="]), ("[1...]", ["..."]), ("^.y", ["^", "."]), ("a .+ b", [".+"]),
    ("a √b", ["√"]), ("a <= b", ["<="]),
  ]) func `keep operators whole`(_ source: String, _ operators: [String]) {
    #expect(Self.texts(source, .operator) == operators)
  }

  @Test(arguments: [
    ("\"a \\(b) c\"", ["\"a \\(", ") c\""]),
    ("\"a\\(b)\\(c)\"", ["\"a\\(", ")\\(", ")\""]),
    ("#\"a \\#((b)) c\"#", ["#\"a \\#(", ") c\"#"]),
  ]) func `leave interpolated code out of texts`(_ source: String, _ texts: [String]) {
    #expect(Self.texts(source, .text) == texts)
  }

  @Test(arguments: [
    ("f<[Int]>(\"a \\(b) c\") { $0 }", 0), ("f(\"a \\(", 2), ("a -> b >= c", 0), ("A<B<C>>", 0),
    ("0..<9", 0), ("A<B>?", 0), ("A<~Copyable>", 0),
  ]) func `count what they leave open`(_ source: String, _ opened: Int) {
    #expect(SwiftSource(source).tokens.map(\.opened).reduce(0, +) == opened)
  }
}
