import KataCourse
import Testing

/// When Swift that is typed a line at a time can stand alone.
@Suite struct SwiftEntryTests {
  @Test(
    "What has no open end is complete",
    arguments: [
      "", "peel(fruit)", "func peel() {}", "{ return nil }", "let a = [1, 2]", "print(\"{\")",
      "let peel = fruit!", "apple.init()", "import struct Fruit.Apple", "x // {",
      "@objc func peel() {\n}", "class Apple {\n  func peel()\n}", "#if DEBUG\nprint(1)\n#endif",
      "let text = \"\"\"\n  { ( \"\n  \"\"\"", "/* { */ peel()", "let a = b < c", "protocol P {}",
    ]
  )
  func nothingIsOpen(_ text: String) { #expect(SwiftEntry(text).isComplete) }

  @Test(
    "Brackets, comments, texts and directives that are open want further lines, empty ones too",
    arguments: [
      "{", "func peel() {", "peel(", "let a = [", "peel { fruit in",
      "class Apple {\n  var a: Int {\n  }",
      "let text = \"\"\"", "let text = \"\"\"\n\\(peel(", "/* fruit", "#if DEBUG", "let r = #/\n a",
      "func peel(\n  a: Int", "print(\"a\", [1,",
    ]
  )
  func somethingIsOpen(_ text: String) {
    #expect(!SwiftEntry(text).isComplete)
    #expect(!SwiftEntry(text + "\n").isComplete)
  }

  @Test(
    "What looks as if it went on does so until an empty line",
    arguments: [
      "func peel()", "override func peel()\n  -> Fruit", "class Apple: Fruit", "let a =", "a +",
      "a.",
      "@objc", "@available(iOS 26, *)", "print(1),", "let f: () ->",
    ]
  )
  func itMayGoOn(_ text: String) {
    #expect(!SwiftEntry(text).isComplete)
    #expect(SwiftEntry(text + "\n  ").isComplete)
  }

  @Test(
    "What further lines can't mend is left to the compiler",
    arguments: ["func peel() { \"a", "peel(]", "}", "a)", "{ `a", "{ \"\\(a", "{ (} "])
  func nothingCanMendIt(_ text: String) { #expect(SwiftEntry(text).isComplete) }

  @Test("Lines are kept as they were typed")
  func linesAreKept() {
    var entry = SwiftEntry()
    for line in ["func peel() {", "", "\tprint(1) ", "}"] {
      #expect(!entry.isComplete || entry.lines.isEmpty)
      entry.add(line)
    }
    #expect(entry.isComplete)
    #expect(entry.text == "func peel() {\n\n\tprint(1) \n}")
  }
}
