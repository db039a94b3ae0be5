import Testing

@testable import KataCourse

@Suite struct `A YAML document` {
  @Test func `keeps the place of every piece`() throws {
    let text = """
      kind: predict
      names: {Liste: [Länge, Detail]}
      says: >-
        folded
        text
      """
    let root = try YAMLReader.read(text, path: "kata.md", firstLine: 2)
    guard case .mapping(let entries) = root.value else {
      Issue.record("not a mapping")
      return
    }
    #expect(entries.map(\.key) == ["kind", "names", "says"])
    #expect(
      entries.map(\.node.place.description) == ["kata.md:2:7", "kata.md:3:8", "kata.md:4:7"])
    #expect(entries[2].node.text == "folded text")
    #expect(entries[1].node.json == #"{"Liste":["Länge","Detail"]}"#)
    guard case .mapping(let names) = entries[1].node.value,
      case .sequence(let items) = names[0].node.value
    else {
      Issue.record("not a mapping of lists")
      return
    }
    #expect(items.map(\.place.column) == [17, 24])
  }

  @Test(arguments: [
    ("1", "1"), ("-2.50", "-2.5"), ("true", "true"), ("\"true\"", "\"true\""), ("null", "null"),
    ("\"a \\\"b\\\" \\t\\x01\"", #""a \"b\" \t\u0001""#), ("[]", "[]"),
    ("plain words", "\"plain words\""),
    ("1e400", "\"1e400\""),
  ]) func `says the same as JSON`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLReader.read(yaml, path: "").json == json)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3", "p:3:1: error: 'a' is given once, and this is the second time"),
    ("a: &x [*x]", "p:1:4: error: an anchor has no place here"),
    ("a: *x", "p:1:4: error: an alias has no place here"),
    ("a: !tag x", "p:1:4: error: a tag has no place here"),
    ("a\n---\nb", "p:3:1: error: one document is enough, and a second begins here"),
    ("[a]: b", "p:1:1: error: a key is a word"),
    ("a: [", "p:2:1: error: what stands here must be YAML: did not find expected node content"),
    (
      "\ta: b",
      "p:1:1: error: what stands here must be YAML: found character that cannot start any token"
    ),
    (
      String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
      "p:1:33: error: lists and mappings nest at most 32 deep"
    ),
  ]) func `is refused where it says more than it seems to`(_ yaml: String, _ says: String) {
    let problem = #expect(throws: Problem.self) { try YAMLReader.read(yaml, path: "p") }
    #expect(problem?.description == says)
  }

  @Test func `may be empty`() throws {
    #expect(try YAMLReader.read("", path: "p").json == "{}")
  }
}
