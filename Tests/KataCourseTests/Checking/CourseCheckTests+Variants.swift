import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// Whether a variant has one answer, and none that is had for nothing.
extension `A course check` {
  /// A course of one kata with some program, asked for in some form.
  static func asking(_ form: String, of program: String) throws -> FruitFolder {
    let page = try #require(FruitFolder.files["fruit/weights/kata.md"])
    let fruit = try FruitFolder(changing: [
      "fruit/weights/kata.md": page.replacing("form: blanks\ntolerance: 0.01", with: form),
      "fruit/weights/Program.swift": program,
    ])
    try fruit.keep(only: KataID(track: "fruit", name: "weights"))
    return fruit
  }

  @Test func `takes a count that a program nowhere says for worked out`() async throws {
    let program = "let height = 40\nprint(\"height: \\(height)\\ncorners: \\(height / 5)\")"
    let fruit = try Self.asking("form: blanks", of: program)
    #expect(try await Self.recorded(fruit) == [])
  }

  @Test(arguments: [
    (
      "form: order", #"print("red one\ngreen one\nred two")"#,
      "there are four lines to order at least, and at seed 1 3"
    ),
    (
      "form: blanks", "let height = 40\nprint(\"height: \\(height)\\nsquare: 5\\nhalf: 40.0\")",
      "a value is worked out, and at seed 1 each stands in the program"
    ),
    (
      "form: blanks", #"print("one: true\ntwo: false\nthree: true")"#,
      "a guess is right once in 16 times at most, and at seed 1 once in 8"
    ),
    (
      "form: blanks", #"print("one: ripe\ntwo: raw\nthree: raw")"#,
      "a guess is right once in 16 times at most, and at seed 1 once in 8"
    ),
    (
      "form: lines", #"print("ripe\nraw\nraw")"#,
      "a guess is right once in 16 times at most, and at seed 1 once in 8"
    ),
    (
      "form: line", "// Fruit\nlet fruit = [1]\nlet second = 1\nprint(fruit[second])\n",
      "a guess is right once in 16 times at most, and at seed 1 once in 3"
    ),
  ]) func `wants no answer for nothing`(form: String, program: String, says: String) async throws {
    let fruit = try Self.asking(form, of: program)
    #expect(
      try await Self.recorded(fruit, effort: CourseCheck.Effort()) == [
        "fruit/weights/Program.swift:1:1: error: \(says)"
      ])
  }

  @Test(arguments: [
    ("form: blanks", "let one = 21.0\nprint(\"one: \\(one)\\ntwo: \\(2 * one)\")"),
    ("form: blanks", #"print("one: ripe\ntwo: raw\nthree: raw\nfour: ripe")"#),
    ("form: blanks", "let kind = \"ripe\"\nprint(\"one: \\(kind + kind)\\ntwo: true\")"),
    ("form: order", #"print("red one\nred two\nred one\nred two")"#),
  ]) func `takes what has to be worked out or chosen`(form: String, program: String) async throws {
    let fruit = try Self.asking(form, of: program)
    #expect(try await Self.recorded(fruit, effort: CourseCheck.Effort()) == [])
  }

  @Test(arguments: [
    (
      "form: order", #"print("red 1000\nred 1000.4\nblue\ngreen")"#,
      "Program.swift:1:1: error: one line isn't taken for another, and at seed 1 'red 1000.4' is "
        + "for 'red 1000'"
    ),
    (
      "form: order\ndecoys: [red.IN, Red.in]", #"print("red one\nblue\ngreen\nblack")"#,
      "kata.md:4:10: error: one line isn't taken for another, and at seed 1 'Red.in' is for "
        + "'red.IN'"
    ),
    (
      "form: order", #"print("red\nbad\ngreen\nblack")"#,
      "Program.swift:1:1: error: a line can't be taken for letters, and at seed 1 'bad' can"
    ),
    (
      "form: blanks", #"print("grams: \(5000 + 1)")"#,
      """
      kata.md:1:1: error: a whole number isn't taken for its neighbour, and at seed 1 '5001' is
      fruit/weights/kata.md:1:1: note: a smaller 'tolerance' tells them apart
      """
    ),
  ]) func `wants one answer`(form: String, program: String, says: String) async throws {
    let fruit = try Self.asking(form, of: program)
    #expect(
      try await Self.recorded(fruit, effort: CourseCheck.Effort()) == ["fruit/weights/\(says)"])
  }

  @Test func `wants a belief that isn't right within the tolerance`() async throws {
    let fruit = try Self.asking(
      """
      form: blanks
      beliefs: [{id: near, program: Near.swift, says: No.}]
      """, of: "print(\"grams: \\(500.0 + 1)\")\n")
    let near = fruit.url.appending(path: "fruit/weights/Beliefs/Near.swift")
    try FileManager.default.createDirectory(
      at: near.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "print(\"grams: \\(500.0 + 1.1)\")\n".write(to: near, atomically: true, encoding: .utf8)
    #expect(
      try await Self.recorded(fruit, effort: CourseCheck.Effort()) == [
        """
        fruit/weights/kata.md:4:16: error: a belief prints something else than the truth, not as \
        'near'
        """
      ])
  }

  @Test func `looks at as many variants as it is told`() async throws {
    let program = """
      let count = 4/*:4|5|6|7|3|8|9|10*/
      for number in 1...count { print("red \\(number)") }

      """
    let fruit = try Self.asking("form: order", of: program)
    #expect(try await Self.recorded(fruit, effort: CourseCheck.Effort()) == [])
    #expect(
      try await Self.recorded(fruit, effort: CourseCheck.Effort(seeds: 10)) == [
        """
        fruit/weights/Program.swift:1:1: error: there are four lines to order at least, and at \
        seed 6 3
        """
      ])
  }

  @Test func `takes further variants from the record, and runs what isn't there`() async throws {
    let fruit = try Self.asking(
      "form: order",
      of: """
        let count = 4/*:4|5|6|7|8|9|10|11*/
        for number in 1...count { print("red \\(number)") }

        """)
    let file = fruit.url.appending(path: "fruit/weights/Expected/further.txt")
    let (quick, thorough) = (
      CourseCheck.Effort(seeds: 10), CourseCheck.Effort(seeds: 10, isThorough: true)
    )
    #expect(try await Self.recorded(fruit, effort: quick) == [])
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("4 "))
    #expect(text.split(separator: "\n").filter { !$0.hasPrefix("  ") }.count == 7)

    func found(_ effort: CourseCheck.Effort, _ text: String?) async throws -> [String] {
      try await Self.recorded(fruit, effort: effort) { _ in
        try FileManager.default.removeItem(at: file)
        try text?.write(to: file, atomically: true, encoding: .utf8)
      }
    }
    #expect(try await found(quick, nil) == [])
    #expect(try await found(quick, "4 0123\n  red 1\n") == [])
    let three = ["  red 1", "  red 2", "  red 3"]
    let short = text.split(separator: "\n")
      .filter { !$0.hasPrefix(" ") || three.contains(String($0)) }.joined(separator: "\n")
    #expect(
      try await found(quick, short) == [
        """
        fruit/weights/Program.swift:1:1: error: there are four lines to order at least, and at \
        seed 4 3
        """
      ])
    #expect(
      try await found(thorough, short) == [
        """
        fruit/weights/Expected/further.txt:1:1: error: the seeds 4 to 10 print what is recorded
        fruit/weights/Expected/further.txt:1:1: note: 'course record' writes it
        """
      ])
  }
}
