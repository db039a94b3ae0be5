import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// What is due on the course about fruit, whose learner answered everything on a day of 2023 and
/// comes back later; no wall clock has a part in it.
@MainActor @Suite struct `What is due` {
  private let fruit: BasketFolder
  private let state: TemporaryFolder

  init() throws {
    fruit = try BasketFolder()
    state = try TemporaryFolder()
    let logbook = try Logbook(folder: state.url)
    for (name, seed, recall) in [
      ("wash", 1, nil), ("wash", 2, nil), ("wash", 2, .hard), ("ripen", 1, .good),
      ("count", 1, .easy),
    ] as [(String, Int, Recall?)] {
      try logbook.record(
        Attempt(
          kata: KataID(track: "basket", name: name), seed: seed, answer: "",
          outcome: recall == nil ? .wrong : .right, hints: 0, seconds: 1,
          belief: recall == nil ? "peels-first" : nil, recall: recall), at: Self.noon)
    }
  }

  private nonisolated static let noon = Date(timeIntervalSince1970: 1_700_000_000)

  private func desk(_ console: ScriptedConsole, after days: Int) -> Desk {
    Desk(
      console: console, aside: { _ in }, folder: fruit.course,
      runner: ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared), state: state.url,
      version: "1", now: { 0 }, date: { Self.noon + Double(days) * 86_400 })
  }

  private func told(after days: Int, json: Bool = false) throws -> String {
    let console = ScriptedConsole([])
    #expect(try DueCommand(isJSON: json).run(at: desk(console, after: days)) == .done)
    return console.transcript
  }

  @Test func `is told with the day when it became so, and what it practises`() throws {
    #expect(
      try told(after: 4) == """
        Due: 2 katas, 2 min
          basket/wash   3 days ago
            Your answers came twice from one idea. You peeled before you washed.
          basket/ripen  2 days ago

        """)
  }

  @Test func `may be a belief alone`() throws {
    #expect(
      try told(after: 0) == """
        Due: 1 kata, 1 min
          basket/wash  to practise
            Your answers came twice from one idea. You peeled before you washed.

        """)
  }

  @Test func `may be nothing, and then there is a next time`() throws {
    try Logbook(folder: state.url).record(
      Attempt(
        kata: KataID(track: "basket", name: "wash"), seed: 3, answer: "", outcome: .right, hints: 0,
        seconds: 1, recall: .good), at: Self.noon + 60)
    #expect(try told(after: 0) == "Nothing is due. `basket/wash` comes next, tomorrow.\n")
    #expect(
      try told(after: 0, json: true)
        == #"{"due":[],"today":"\#(Day(Self.noon))","upcoming":{"due":"\#(Day(Self.noon) + 1)","#
        + #""id":"basket/wash"}}"# + "\n")
  }

  @Test func `as data`() throws {
    let day = Day(Self.noon)
    #expect(
      try told(after: 2, json: true)
        == #"{"due":[{"belief":{"id":"peels-first","times":2},"id":"basket/wash","#
        + #""kind":"predict","level":1,"minutes":1,"since":"\#(day + 1)","#
        + #""title":"Wash and peel","track":"basket"},{"id":"basket/ripen","kind":"choose","#
        + #""level":1,"minutes":1,"since":"\#(day + 2)","title":"Ripen","track":"basket"}],"#
        + #""today":"\#(day + 2)","upcoming":{"due":"\#(day + 8)","id":"basket/count"}}"# + "\n")
  }

  @Test func `is in the list as data`() throws {
    let console = ScriptedConsole([])
    _ = try ListCommand(output: .json).run(at: desk(console, after: 1))
    #expect(
      console.transcript.matches(of: /"due":(\w+),"id":"basket\/(\w+)"/).map { "\($0.2) \($0.1)" }
        == ["wash true", "ripen false", "count false"])
  }

  /// Nobody can keep anything in a folder that is a file.
  @Test func `says once that nothing can be read`() throws {
    let file = try state.write("", to: "file")
    var said: [String] = []
    let console = ScriptedConsole([])
    func broken() -> Desk {
      var desk = desk(console, after: 4)
      desk.state = file
      desk.aside = { said.append($0) }
      return desk
    }
    _ = try ListCommand(output: .json).run(at: broken())
    _ = try DueCommand(isJSON: true).run(at: broken())
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.hasPrefix("uikata: progress can't be kept: ") })
  }

  @Test(arguments: [
    ([""], true), (["Yes"], true), (["n"], false), (["quit"], false), (["what?", "q"], false),
    ([], false),
  ])
  func `is gone through where one wants to`(script: [String], begins: Bool) throws {
    let console = ScriptedConsole(script.map { .input(.line($0)) })
    #expect(try DueCommand().offer(at: desk(console, after: 4)) == begins)
    #expect(console.transcript.contains("\nReturn goes through it now, `quit` leaves.\ndue> "))
  }

  @Test func `isn't offered where it is nothing`() throws {
    let console = ScriptedConsole([""])
    let empty = try TemporaryFolder()
    var desk = desk(console, after: 4)
    desk.state = empty.url
    #expect(try !DueCommand(track: "basket").offer(at: desk))
    #expect(console.transcript == "Nothing is due.\n")
    let failure = #expect(throws: CommandFailure.self) {
      try DueCommand(track: "market").run(at: desk)
    }
    #expect(failure?.sentence(style: .plain) == "there is no track 'market'; there are basket")
  }

  @Test func `is played, and says when each comes again`() async throws {
    let console = ScriptedConsole(["skip", "solution", "solution", "due", "quit"])
    let command = CourseCommand(
      at: desk(console, after: 4), mailbox: Mailbox(), beginning: .due(track: nil),
      patience: .seconds(300))
    #expect(try await command.run() == .done)
    let shown = console.transcript
    #expect(
      shown.hasPrefix("Fruit · 1 track · fruit as of this summer\n\nbasket/wash"), "\(shown)")
    #expect(shown.contains("\nbasket/ripen  "), "\(shown)")
    #expect(
      shown.contains(
        """
        Next time: tomorrow.

        Why
          Ethylene.

          Rests on `F2`; `uikata rules F2` shows more.

        That was the last; one kata is still due. `basket/ripen` comes next,
        tomorrow.

        ⏎ goes on · `again` from the start

        ripen> due

        Due: 1 kata, 1 min
          basket/wash  3 days ago
            Your answers came twice from one idea. You peeled before you washed.
        From here on return leads through it, and then on with the course.

        ripen> quit
        """), "\(shown)")
    #expect(
      try Logbook(folder: state.url).attempts().suffix(2).map(\.attempt.seed) == [6, 7],
      "variants that were never met")
  }
}

@Suite struct `How long until next time` {
  @Test(arguments: [
    (1, "tomorrow"), (2, "in 2 days"), (59, "in 59 days"), (60, "in 2 months"),
    (729, "in 24 months"), (730, "in 2 years"), (36_500, "in 100 years"),
  ])
  func `is told as one would say it`(days: Int, words: String) {
    var kata = FruitCourse.ripen
    let recorder = Recorder(style: .plain, width: 72)
    #expect(
      recorder.text(for: .nextTime(kata, days: days, isApart: true))
        == "\nNext time: \(words).")
    kata = FruitCourse.wash
    #expect(
      recorder.text(for: .nextTime(kata, days: days, isApart: false))
        == "  Next time with other values, \(words).")
  }
}
