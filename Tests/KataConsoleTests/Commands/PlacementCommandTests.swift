import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// A placement run on the course about fruit, in which *count* is harder than the others.
@MainActor @Suite struct `A placement run at the prompt` {
  private let fruit: BasketFolder
  private let state: TemporaryFolder

  init() throws {
    fruit = try BasketFolder()
    state = try TemporaryFolder()
    let page = fruit.url.appending(path: "basket/count/kata.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    try fruit.write(text.replacing("level: 1", with: "level: 3"), to: "basket/count/kata.md")
  }

  private func desk(_ console: ScriptedConsole) -> Desk {
    Desk(
      console: console, aside: { _ in }, folder: fruit.course,
      runner: ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared), state: state.url,
      version: "1", date: { Date(timeIntervalSince1970: 1_700_000_000) })
  }

  private func play(_ script: [ScriptedConsole.Step]) async throws -> String {
    let console = ScriptedConsole(script)
    let command = CourseCommand(
      at: desk(console), mailbox: Mailbox(), beginning: .placement(track: nil),
      patience: .seconds(300))
    #expect(try await command.run() == .done)
    return console.transcript
  }

  @Test func `says what it is, and what it has shown`() async throws {
    let shown = try await play(["hint", "2", "два", "三", "", "list", "progress", "quit"])
    #expect(
      shown.hasPrefix(
        """
        Fruit · 1 track · fruit as of this summer

        A placement run asks one question a level, each harder than the one
        before. An answer that is right at once shows that you know the levels
        below it, and the course passes over them; anything else ends the track.
        There are no hints: `skip` what you don't know. `quit` when you like;
        what you have shown is kept.

        basket/count                                   predict · 1 min · level 3
        """), "\(shown)")
    #expect(
      shown.contains(
        """
        count 1> hint
        There is no `hint` in a placement run. `skip` what you don't know; the
        course explains it later.
        """), "\(shown)")
    #expect(
      shown.contains(
        """
        ✓ Right.
        Basket: what is below level 3 counts as known, and the course passes
        over it.
        That was the placement run, and now the course goes on.

        ⏎ basket/wash
        """), "\(shown)")
    #expect(
      shown.contains(
        """
        Basket
          ~ wash   Wash and peel
          ~ ripen  Ripen
          ✓ count  Count

        ~ counts as known by a placement run; its name opens it

        count> progress

        Basket  1 of 3 solved, 2 known  ██████████░░░░░░░░░░░░░░░░░░░░
        1 answer so far
        """), "\(shown)")
    #expect(
      try Logbook(folder: state.url).placements() == [Placement(track: "basket", level: 3)])
  }

  @Test func `takes a wrong answer as the end, and shows where it differs`() async throws {
    let shown = try await play(["1", "два", "三", "", "quit"])
    #expect(
      shown.contains(
        """
        ✗ Not yet. The first difference is line 1.
            yours   printed
          1 1       2
        Basket: the course begins at its beginning.
        """), "\(shown)")
    #expect(try Logbook(folder: state.url).placements() == [])
  }

  @Test func `asks nothing as data`() throws {
    try Logbook(folder: state.url).record(Placement(track: "basket", level: 2), at: .distantPast)
    let console = ScriptedConsole([])
    #expect(try PlacementCommand().run(at: desk(console)) == .done)
    #expect(
      console.transcript
        == #"{"tracks":[{"asks":[{"id":"basket/count","level":3,"minutes":1}],"level":2,"#
        + #""track":"basket"}]}"# + "\n")
  }

  @Test func `has to have something harder to ask`() throws {
    try fruit.write("", to: "basket/count/kata.md")
    let failure = #expect(throws: CommandFailure.self) {
      try PlacementCommand(track: "basket").run(at: desk(ScriptedConsole([])))
    }
    #expect(
      failure?.sentence(style: .plain)
        == "there is nothing to place you by here; 'uikata' alone begins at the beginning")
    #expect(failure?.exitStatus == .usage)
  }
}
