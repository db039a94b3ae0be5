import Testing

@testable import KataCourse

@Suite struct `Swift tokens` {
  private static func identifiers(_ source: String) -> [String] {
    SwiftTokens(source).tokens.filter { $0.kind == .identifier }.map(\.text)
  }

  @Test(arguments: [
    ("let a = b.c", ["let", "a", "b", "c"]),
    ("\"a \\(b) c\"", ["b"]),
    ("\"a \\(b(\"c \\(d)\")) e\"", ["b", "d"]),
    ("#\"a \\(b) \\#(c)\"#", ["c"]),
    ("\"\"\"\na \"b\" \\(c)\n\"\"\" + d", ["c", "d"]),
    ("\"a \\\" b\" + c", ["c"]),
    ("a // b \"c\nd", ["a", "d"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("\"never closed\na", ["a"]),
    ("1e5 + 0xFF + 1_000 + x1", ["x1"]),
    ("été_2 #selector(x) @objc", ["été_2", "selector", "x", "objc"]),
  ]) func `tell names from texts and comments`(_ source: String, _ names: [String]) {
    #expect(Self.identifiers(source) == names)
  }

  @Test(arguments: ["1...5", "1..<5", "2.5e-3", "0x1F", "1.0", "-7"]) func `keep numbers whole`(
    _ source: String
  ) {
    let numbers = SwiftTokens(source).tokens.filter { $0.kind == .number }.map(\.text)
    #expect(
      numbers
        == [
          "1...5": ["1", "5"], "1..<5": ["1", "5"], "2.5e-3": ["2.5e-3"], "0x1F": ["0x1F"],
          "1.0": ["1.0"], "-7": ["7"],
        ][source])
  }

  @Test(arguments: [
    "let a = \"x \\(y + \"z\") /* no */\" /* yes */ // é\n\t#if 3.0e-2\r\n", "\"\"\"", "\"\\(",
    "/* open",
    "#", "\\",
  ]) func `cover the whole source`(_ source: String) {
    #expect(SwiftTokens(source).tokens.map(\.text).joined() == source)
  }
}
