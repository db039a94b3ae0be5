import Testing

@testable import KataCourse

/// Each expectation is what the parser of Swift 6.3 finds, in sources that it accepts.
@Suite struct `Regular expressions in Swift source` {
  private static func expressions(_ source: String) -> [String] {
    SwiftSource(source).tokens.filter { $0.kind == .regularExpression }.map(\.text)
  }

  @Test(arguments: [
    "let r = {}", "let r = !{}", "let r = ^^{}", "f({})", "f(a, {})", "[{}: b]", "a ? {} : b",
    "a { {} }", "a { b in {} }", "return {}", "return{}", "try? {}", "try! {}", "case {}: break",
    "a\n{}", "a ?? {}", "a == {}", "a\n  .b({})", "/* c */{}", "{}", "if {} == a { }",
  ]) func `stand where a value has to`(_ place: String) {
    for expression in ["/b/", "/a(b/", "/[)]/", "/\\)/", "/a\\/b/", "/\"(/", "/\\ /"] {
      let source = place.replacing("{}", with: expression)
      #expect(Self.expressions(source) == [expression], "\(source)")
    }
  }

  @Test(arguments: [
    "8 / 2 / 1", "a/b/c", "a / b\n/ c", "(a)/b/c", "a[0]/b/c", "a!/b/c", "a.in/b/c", "self/b/c",
    "`in`/b/c", "$0/b/c", "\"a\"/b/c", "a { 0\n/ 1 /\n2 }", "f(/, 3) + (4)/2", "(/)/2",
    "f(1, /, 2, /)", "let r = /a /", "let r = /ab)/", "let r = / a/", "a+/b/", "let r = /\n/",
    "let r = /a/// comment", "a /= b / c", "x // /a/", "/* /a/ */", "\"/a/\"", "0x1F/b/c",
  ]) func `aren't made of operators`(_ source: String) {
    #expect(Self.expressions(source) == [])
  }

  @Test(arguments: [
    ("f(/=/)", ["/=/"]), ("r = /=/", ["/=/"]), ("return/=/", []), ("a\n/=/", []),
    ("a\n/=b/", ["/=b/"]),
    ("\"\\(/b/)\"", ["/b/"]), ("a /b/", ["/b/"]), ("a /b", []), ("return/ b /", []),
  ]) func `open where the operator they begin with leans to them`(
    _ source: String, _ expressions: [String]
  ) {
    #expect(Self.expressions(source) == expressions)
  }

  @Test(arguments: [
    ("#/ a / b /#", ["#/ a / b /#"]), ("#/\n a / b\n/#", ["#/\n a / b\n/#"]),
    ("##/a/#b/## + c", ["##/a/#b/##"]), ("a #/b\\/#/#", ["#/b\\/#/#"]),
    ("let r = #/\"/#, s = /'/", ["#/\"/#", "/'/"]),
    ("#/open\nlet a = /b/", ["#/open", "/b/"]), ("#/  \nlet a = b", ["#/  "]),
  ]) func `open with pounds anywhere`(_ source: String, _ expressions: [String]) {
    #expect(Self.expressions(source) == expressions)
  }
}
