import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// The commands on the course about fruit.
@Suite struct CommandTests {
  private let fruit: BasketFolder
  private let state: TemporaryFolder
  private let console = ScriptedConsole([])

  init() throws {
    fruit = try BasketFolder()
    state = try TemporaryFolder()
  }

  private var desk: Desk {
    Desk(
      console: console, aside: { _ in }, folder: fruit.course,
      runner: ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared), state: state.url,
      version: "1")
  }

  @Test func `list names the katas and marks the solved`() async throws {
    _ = try await AnswerCommand("ripen", text: "b").run(at: desk)
    let before = console.transcript.count
    #expect(try ListCommand().run(at: desk) == .done)
    #expect(
      String(console.transcript.dropFirst(before)) == """
        Basket
            wash   Wash and peel
          ✓ ripen  Ripen
            count  Count

        """)
  }

  @Test func `list as data has the promised keys`() throws {
    _ = try ListCommand(track: "basket", output: .json).run(at: desk)
    let kata =
      #"{"due":false,"id":"basket/wash","kind":"predict","known":false,"level":1,"minutes":1,"#
      + #""solved":false,"teaches":["F1"],"title":"Wash and peel","track":"basket"}"#
    #expect(console.transcript.hasPrefix(#"{"katas":["# + kata + ","))
    #expect(console.transcript.hasSuffix("]}\n"))
  }

  @Test func `list gives bare names`() throws {
    _ = try ListCommand(output: .ids).run(at: desk)
    #expect(console.transcript == "basket/wash\nbasket/ripen\nbasket/count\n")
  }

  @Test func `show as data has the promised keys`() async throws {
    _ = try await ShowCommand("wash", output: .json).run(at: desk)
    #expect(
      console.transcript == #"{"form":"order","hints":["Nobody eats dirt.","#
        + #""`Apple.wash` comes first."],"id":"basket/wash","items":["#
        + #"{"label":"a","text":"Pear.wash"},{"label":"b","text":"Apple.peel"},"#
        + #"{"label":"c","text":"Apple.wash"},{"label":"d","text":"Pear.peel"}],"kind":"predict","#
        + #""program":"for fruit in [\"Apple\", \"Pear\"] {\n  print(\"\\(fruit).wash\")\n}\n"#
        + #"print(\"Apple.peel\")","question":"A basket is washed, then an apple is peeled. "#
        + #"What is printed, in what order?","seed":1}"# + "\n")
  }

  @Test func `a choice has neither program nor form`() async throws {
    _ = try await ShowCommand("ripen", output: .json).run(at: desk)
    #expect(console.transcript.contains(#""form":null"#))
    #expect(console.transcript.contains(#""program":null"#))
  }

  @Test func `show can give the program alone`() async throws {
    _ = try await ShowCommand("basket/count", output: .program).run(at: desk)
    #expect(console.transcript == "print(1 + 1)\nprint(\"два\")\nprint(\"三\")\n")
  }

  @Test(arguments: [
    ("c a b\n", true, #""belief":null,"firstDifference":null"#),
    (
      "c b a", false,
      #""belief":null,"firstDifference":{"line":2,"printed":null,"yours":"Apple.peel"}"#
    ),
    (
      "c", false,
      #""belief":null,"firstDifference":{"line":2,"printed":null,"yours":null}"#
    ),
    (
      "b c a", false,
      #""belief":"peels-first","firstDifference":"#
        + #"{"line":1,"printed":null,"yours":"Apple.peel"}"#
    ),
  ])
  func `an answer as data`(text: String, right: Bool, rest: String) async throws {
    let status = try await AnswerCommand("basket/wash", text: text, isJSON: true).run(at: desk)
    #expect(status == (right ? .done : .wrong))
    #expect(
      console.transcript == "{" + rest + #","id":"basket/wash","right":\#(right),"seed":1}"# + "\n")
  }

  @Test func `a wrong answer shows the lines up to the first difference and none behind it`()
    async throws
  {
    let status = try await AnswerCommand("wash", text: "c b a").run(at: desk)
    #expect(status == .wrong)
    #expect(
      console.transcript == """
        ✗ Not yet. The first difference is line 2.
            yours        printed
          1 Apple.wash   Apple.wash
          2 Apple.peel   Pear.wash
          `hint` for a nudge, or answer again.

        """)
  }

  @Test func `a kata of written lines is shown with the output that is wanted`() async throws {
    try fruit.keepPeeling()
    _ = try await ShowCommand("peel", output: .json).run(at: desk)
    #expect(
      console.transcript.hasPrefix(
        #"{"calls":["kitchen.wash(_:)","kitchen.peel(_:)"],"form":"calls","hints":["#))
    #expect(console.transcript.contains(#""items":[{"label":"","text":"Apple.peel"}]"#))
    #expect(!console.transcript.contains("kitchen.wash(apple)"))
  }

  @Test(arguments: [
    (
      "kitchen.wash(apple)\nkitchen.peel(apple)\n", KataConsole.ExitStatus.done,
      #"{"belief":null,"firstDifference":null,"id":"basket/peel","right":true,"seed":1}"#
    ),
    (
      "kitchen.peel(apple)", .wrong,
      #"{"belief":"peels-first","firstDifference":{"line":1,"printed":null,"#
        + #""yours":"dirt"},"id":"basket/peel","right":false,"seed":1}"#
    ),
    (
      "kitchen.wash(apple)\nkitchen.peel(pear)", .wrong,
      #"{"belief":null,"compiler":[{"column":14,"line":2,"message":"cannot find 'pear' in scope","#
        + #""severity":"error"}],"firstDifference":null,"id":"basket/peel","right":false,"seed":1}"#
    ),
  ])
  func `written lines as data`(text: String, status: KataConsole.ExitStatus, data: String)
    async throws
  {
    try fruit.keepPeeling()
    #expect(try await AnswerCommand("peel", text: text, isJSON: true).run(at: desk) == status)
    #expect(console.transcript == data + "\n")
  }

  @Test func `a written line that doesn't compile is shown with what the compiler says`()
    async throws
  {
    try fruit.keepPeeling()
    #expect(try await AnswerCommand("peel", text: "kitchen.peel(pear)").run(at: desk) == .wrong)
    #expect(
      console.transcript == """
        That doesn't compile:
          kitchen.peel(pear)
                       ^
          cannot find 'pear' in scope

        """)
    #expect(try Logbook(folder: state.url).attempts() == [])
  }

  @Test func `a line that may not be written is refused`() async throws {
    try fruit.keepPeeling()
    let failure = await #expect(throws: CommandFailure.self) {
      try await AnswerCommand("peel", text: "print(apple)").run(at: desk)
    }
    #expect(
      failure?.sentence(style: .plain)
        == "'print(apple)' isn't a call of 'kitchen.wash(_:)' or 'kitchen.peel(_:)' with plain "
        + "values, alone on its line")
    #expect(failure?.exitStatus == .usage)
  }

  @Test func `answers are kept and counted`() async throws {
    _ = try await AnswerCommand("wash", text: "b c a").run(at: desk)
    _ = try await AnswerCommand("wash", text: "c a b").run(at: desk)
    let before = console.transcript.count
    _ = try ProgressCommand(output: .json).run(at: desk)
    #expect(
      String(console.transcript.dropFirst(before))
        == #"{"attempts":2,"beliefs":[{"id":"peels-first","times":1}],"#
        + #""facts":[{"answered":1,"id":"F1","katas":2,"state":"withHelp"},"#
        + #"{"answered":0,"id":"F2","katas":1,"state":"open"}],"#
        + #""followUps":{"had":0,"missed":0,"partly":0},"recurring":[],"#
        + #""tracks":[{"known":0,"solved":1,"total":3,"track":"basket"}]}"# + "\n")
  }

  @Test func `what is known is kept with each answer from the shell`() async throws {
    for (kata, text) in [("ripen", "b"), ("wash", "b c a"), ("wash", "c a b")] {
      _ = try await AnswerCommand(kata, text: text).run(at: desk)
    }
    let recalls = try Logbook(folder: state.url).attempts().map(\.attempt.recall)
    #expect(recalls == [.good, nil, .hard])
  }

  @Test(arguments: [
    ("wahs", "there is no kata 'wahs'; did you mean 'basket/wash'?"),
    ("basket/wahs", "there is no kata 'basket/wahs'; did you mean 'basket/wash'?"),
    ("melon", "there is no kata 'melon'; 'uikata list' names them all"),
  ])
  func `a kata that isn't there`(name: String, sentence: String) async throws {
    let failure = await #expect(throws: CommandFailure.self) {
      try await ShowCommand(name).run(at: desk)
    }
    #expect(failure?.sentence(style: .plain) == sentence)
    #expect(failure?.exitStatus == .usage)
  }

  @Test(arguments: [
    ("", "an answer is read from standard input or from '--file', and there was none"),
    ("c x", "'x' isn't one of the letters; they go from a to d"),
    ("c c", "the letter 'c' can be used once"),
  ])
  func `an answer that is none`(text: String, sentence: String) async throws {
    let failure = await #expect(throws: CommandFailure.self) {
      try await AnswerCommand("wash", text: text).run(at: desk)
    }
    #expect(failure?.sentence(style: .plain) == sentence)
    #expect(failure?.exitStatus == .usage)
    #expect(try Logbook(folder: state.url).attempts() == [])
  }

  @Test func `a track that isn't there`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try ListCommand(track: "market").run(at: desk)
    }
    #expect(
      failure?.sentence(style: .plain) == "there is no track 'market'; there are basket")
  }

  @Test func `a broken kata names its mistakes`() async throws {
    try fruit.write("---\nkind: juggle\n---\n# Wash\n", to: "basket/wash/kata.md")
    let failure = await #expect(throws: CommandFailure.self) {
      try await ShowCommand("basket/wash").run(at: desk)
    }
    let sentence = try #require(failure?.sentence(style: .plain))
    #expect(sentence.hasPrefix("'basket/wash' can't be used until this is mended:\n"))
    #expect(sentence.contains("basket/wash/kata.md:2:"))
    #expect(failure?.exitStatus == .broken)
  }

  @Test func `beliefs are listed with their kata`() throws {
    _ = try BeliefsCommand().run(at: desk)
    #expect(
      console.transcript == "peels-first  basket/wash\n  You peeled before you washed.\n")
  }

  @Test func `a report holds what is needed to look into a lesson`() async throws {
    _ = try await ReportCommand("wash", seed: 2).run(at: desk)
    let report = console.transcript
    #expect(report.hasPrefix("# basket/wash, seed 2\n\n- uikata 1\n- Swift version "))
    #expect(report.contains("## Printed\n\n```\nApple.wash\nPear.wash\nApple.peel\n```"))
    #expect(report.contains("## Sources\n\n- https://example.org/fruit"))
  }
}
