import Foundation
import KataTestSupport
import Synchronization
import Testing

@testable import KataCourse

/// What was reported, in order.
final class Reports: Sendable {
  private let heard = Mutex<[CheckEvent]>([])

  var events: [CheckEvent] { heard.withLock { $0 } }

  func hear(_ event: CheckEvent) { heard.withLock { $0.append(event) } }
}

@Suite struct `A course check` {
  /// A course whose expected output is recorded, then changed.
  private static func recorded(
    _ fruit: FruitFolder, effort: CourseCheck.Effort = CourseCheck.Effort(isThorough: true),
    house: CourseHouse = CourseHouse(), then change: (FruitFolder) throws -> Void = { _ in }
  ) async throws -> [String] {
    let recording = CourseRecording(folder: fruit.courseFolder, runner: FruitFolder.runner)
    _ = await recording.run { _ in }
    try change(fruit)
    let check = CourseCheck(
      folder: fruit.courseFolder, runner: FruitFolder.runner, effort: effort, house: house)
    return fruit.shown(await check.run { _ in })
  }

  @Test func `finds nothing wrong with a sound course, and says how far it is`() async throws {
    let fruit = try FruitFolder()
    let reports = Reports()
    let recording = CourseRecording(folder: fruit.courseFolder, runner: FruitFolder.runner)
    #expect(await recording.run(report: reports.hear) == [])
    let written = reports.events.compactMap { event in
      if case .recorded(let path) = event { path } else { nil }
    }
    #expect(written.count == 19)
    #expect(
      try fruit.text("fruit/bowl/Expected/3.txt") == "Apple.in\nPear.in\nPear.out\nApple.out\n")
    #expect(try fruit.text("fruit/bruise/Expected/1.txt") == "3\n")

    let checked = Reports()
    let check = CourseCheck(folder: fruit.courseFolder, runner: FruitFolder.runner)
    #expect(fruit.shown(await check.run(report: checked.hear)) == [])
    #expect(checked.events.first == .began(katas: 7))
    #expect(checked.events.count == 8)
    guard case .finished(_, done: 7, of: 7)? = checked.events.last else {
      Issue.record("\(checked.events)")
      return
    }
  }

  @Test func `records only what has changed`() async throws {
    let fruit = try FruitFolder()
    let recording = CourseRecording(folder: fruit.courseFolder, runner: FruitFolder.runner)
    _ = await recording.run { _ in }
    try "old\n".write(
      to: fruit.url.appending(path: "fruit/bowl/Expected/2.txt"), atomically: true, encoding: .utf8)
    let reports = Reports()
    _ = await recording.run(report: reports.hear)
    let written = reports.events.filter { event in
      if case .recorded = event { true } else { false }
    }
    #expect(
      written == [.recorded(fruit.url.appending(path: "fruit/bowl/Expected/2.txt").shownPath)])
  }

  @Test func `wants the output recorded, and as it is today`() async throws {
    let found = try await Self.recorded(try FruitFolder()) { fruit in
      try FileManager.default.removeItem(at: fruit.url.appending(path: "fruit/bowl/Expected/1.txt"))
      try "Apple.in\nPear.deinit\n".write(
        to: fruit.url.appending(path: "fruit/bowl/Expected/3.txt"), atomically: true,
        encoding: .utf8)
      try "".write(
        to: fruit.url.appending(path: "fruit/bruise/Expected/2.txt"), atomically: true,
        encoding: .utf8)
    }
    #expect(
      found == [
        """
        fruit/bowl/Expected/1.txt:1:1: error: what seed 1 prints is recorded
        fruit/bowl/Expected/1.txt:1:1: note: 'course record' writes it
        """,
        """
        fruit/bowl/Expected/3.txt:2:1: error: the program prints what is recorded, and here is \
        'Pear.deinit' instead of 'Pear.in'
        fruit/bowl/Expected/3.txt:2:1: note: what is bound at top level is never deinitialised
        """,
        """
        fruit/bruise/Expected/2.txt:1:1: error: the program prints what is recorded, and here is \
        nothing instead of '3'
        fruit/bruise/Expected/2.txt:1:1: note: 'course record' writes it
        """,
      ])
  }

  @Test(arguments: programs) func `runs every program`(_ mistake: AuthorMistake) async throws {
    let found = try await Self.recorded(try mistake.kataAlone())
    #expect(found == mistake.says)
  }

  @Test(arguments: fairness) func `wants questions that can be answered`(
    _ mistake: AuthorMistake
  ) async throws {
    let found = try await Self.recorded(try mistake.kataAlone())
    #expect(found == mistake.says)
  }

  @Test(arguments: prose) func `wants what is said to be so`(_ mistake: AuthorMistake) async throws
  {
    let found = try await Self.recorded(try mistake.kataAlone())
    #expect(found == mistake.says)
  }

  @Test func `wants a belief to leave the gaps of the truth`() async throws {
    let page = try #require(FruitFolder.files["fruit/weights/kata.md"])
    let belief = "beliefs: [{id: other-gaps, program: Other.swift, says: No.}]\nlevel:"
    let fruit = try FruitFolder(changing: [
      "fruit/weights/kata.md": page.replacing("level:", with: belief),
      "fruit/weights/Beliefs/Other.swift":
        "print(\"two: \\(0.25/*:0.05...0.45 by 0.1*/)\\nfour: 1\")\n",
    ])
    try fruit.keep(only: KataID(track: "fruit", name: "weights"))
    #expect(
      try await Self.recorded(fruit) == [
        """
        fruit/weights/kata.md:5:16: error: the belief 'other-gaps' leaves the same gaps as the truth
        """
      ])
  }

  @Test func `tells once why no program can run`() async throws {
    let fruit = try FruitFolder()
    let nowhere = fruit.url.appending(path: "course.yaml/cache")
    let check = CourseCheck(
      folder: fruit.courseFolder, runner: ProgramRunner(dialect: .plainSwift, cache: nowhere))
    let found = fruit.shown(await check.run { _ in })
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("course.yaml:1:1: error: '") == true)
  }

  @Test(arguments: [
    ("fruit/ripe/kata.md", "teaches: [F2]", "teaches: [F1]", "facts.md:8:1", "F2"),
    ("market/stall/kata.md", "teaches: [S1]", "teaches: [F1]", "facts.md:11:1", "S1"),
  ]) func `wants a kata for every fact`(
    page: String, passage: String, other: String, place: String, fact: String
  ) async throws {
    #expect(
      try await Self.recorded(try FruitFolder(page, passage, other)) == [
        "\(place): error: every fact has a kata that teaches it, and '\(fact)' has none"
      ])
  }

  @Test func `leaves a track time that isn't complete yet`() async throws {
    let fruit = try FruitFolder(changing: [
      "course.yaml": FruitFolder.files["course.yaml"]?.replacing(
        "title: Market", with: "title: Market\n    facts: [selling fruit]"),
      "market/stall/kata.md": FruitFolder.files["market/stall/kata.md"]?.replacing(
        "teaches: [S1]", with: "teaches: [F1]"),
    ])
    #expect(try await Self.recorded(fruit) == [])
  }

  // MARK: Variants

  /// A course of one kata with some program, asked for in some form.
  private static func asking(_ form: String, of program: String) throws -> FruitFolder {
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

  // MARK: Prose

  private static let house = CourseHouse(rules: ["bowl.takes", "bowl.amount"]) { text, columns in
    text.split(separator: "\n").filter { $0.count > columns }.map(String.init)
  }

  @Test(arguments: [
    (
      "fruit/ripe/kata.md", "How can one tell?", String(repeating: "How ", count: 15) + "?",
      [
        "fruit/ripe/kata.md:20:1: error: 60 columns show all prose, and not '"
          + String(repeating: "How ", count: 15) + "?'"
      ]
    ),
    (
      "fruit/ripe/kata.md", "Look again.", "Look at `fruit/bowls`, `fruit/bowl` and `rules F9`.",
      [
        "fruit/ripe/kata.md:28:1: error: there is no kata 'fruit/bowls'",
        "fruit/ripe/kata.md:28:1: error: there is no rule or fact 'rules F9'",
      ]
    ),
    (
      "fruit/ripe/kata.md", "Look again.", "See [this](http://example.com), https://example.com.",
      [
        "fruit/ripe/kata.md:28:1: error: an address is 'https://host/…', and "
          + "'http://example.com' isn't"
      ]
    ),
    (
      "fruit/bowl/kata.md", "takes: first", "eats: first",
      [
        "fruit/bowl/kata.md:12:1: error: a belief changes rules that there are, and 'bowl.eats' "
          + "isn't one",
        "fruit/bowl/kata.md:12:1: error: a belief changes rules that there are, and "
          + "'bowl.sorted' isn't one",
      ]
    ),
    (
      "fruit/track.md", "How fruit is kept.", "See `market/stand`.",
      ["fruit/track.md:3:1: error: there is no kata 'market/stand'"]
    ),
    (
      "facts.md", "A bruise `spreads`.", "See `market/stand`.",
      ["facts.md:8:1: error: there is no kata 'market/stand'"]
    ),
  ]) func `wants prose that can be shown, and that points to what is there`(
    path: String, passage: String, other: String, says: [String]
  ) async throws {
    let fruit = try FruitFolder(path, passage, other)
    let reading = fruit.courseFolder.read()
    let course = try #require(reading.course)
    let check = ProseCheck(course: course, facts: Set(reading.facts.keys), house: Self.house)
    let found =
      check.problems(of: fruit.courseFolder, facts: reading.facts)
      + course.katas.flatMap { check.problems(in: $0, seeds: 3) }
    let usual =
      "fruit/bowl/kata.md:12:1: error: a belief changes rules that there are, and "
      + "'bowl.sorted' isn't one"
    #expect(fruit.shown(found).filter { $0 != usual || says.contains($0) } == says)
  }

  @Test(arguments: [
    ("https://example.com", true), ("https://example.com/a_(b)/c(_:)", true),
    ("https://a.example.com/x?y=z#w", true), ("http://example.com", false),
    ("https://example", false), ("https://example..com", false), ("https://exam ple.com", false),
    ("https://example.com/a(b", false), ("https://example.com/a.", false), ("https://", false),
  ]) func `knows an address by its form`(text: String, isAddress: Bool) {
    #expect(Address.isWellFormed(text) == isAddress)
  }

  @Test func `tells a reader's mistakes too, and goes on`() async throws {
    let fruit = try FruitFolder("fruit/bowl/kata.md", "level: 1", "level: 7")
    let found = try await Self.recorded(fruit)
    #expect(
      found == [
        "fruit/bowl/kata.md:4:8: error: 'level' is a whole number from 1 to 5, not '7'"
      ])
  }
}
