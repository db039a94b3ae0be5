import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// The course about fruit, played from a script: programs are compiled and run, attempts are kept.
///
/// Longer than other files, since it compares whole transcripts.
@MainActor @Suite struct CourseCommandTests {
  private let fruit: BasketFolder
  private let state: TemporaryFolder

  init() throws {
    fruit = try BasketFolder()
    state = try TemporaryFolder()
  }

  private struct Played: Sendable {
    var transcript: String
    var remembered: [String]
    var offered: [[String]]
    var aside: [String]
    var status: KataConsole.ExitStatus

    /// What was shown from a text on.
    func shown(from start: String) -> String {
      transcript.range(of: start).map { String(transcript[$0.lowerBound...]) } ?? ""
    }
  }

  private func play(
    _ script: [ScriptedConsole.Step], dialect: Dialect = .plainSwift, state: URL? = nil
  ) async throws -> Played {
    let console = ScriptedConsole(script)
    let aside = Lines()
    let desk = Desk(
      console: console, aside: { aside.all.append($0) }, folder: fruit.course,
      runner: ProgramRunner(dialect: dialect, cache: CompilerCache.shared),
      state: state ?? self.state.url, version: "1", now: { 0 })
    let command = CourseCommand(at: desk, mailbox: Mailbox(), seed: 1, patience: .seconds(300))
    let status = try await command.run()
    return Played(
      transcript: console.transcript, remembered: console.remembered, offered: console.offered,
      aside: aside.all, status: status)
  }

  private final class Lines { var all: [String] = [] }

  @Test func `a session runs from the welcome to goodbye`() async throws {
    let played = try await play(["b", "hint", "c a b", "", "a", "quit"])
    #expect(
      played.transcript == """
        Fruit · 1 track · fruit as of this summer

        Basket

        Fruit goes in, and comes out.

        basket/wash                                    predict · 1 min · level 1
        A basket is washed, then an apple is peeled. What is printed, in what
        order?

           1  for fruit in ["Apple", "Pear"] {
           2    print("\\(fruit).wash")
           3  }
           4  print("Apple.peel")

        Put them in order. One is not printed.
          a Pear.wash
          b Apple.peel
          c Apple.wash
          d Pear.peel

        wash> b
        ✗ Not yet. The first difference is line 1.
            yours        printed
          1 Apple.peel   Apple.wash
          `hint` for a nudge, or answer again.

        wash> hint

        Hint 1 of 2
          Nobody eats dirt.

        wash> c a b
        ✓ Right, at the second try.
          Next time with other values, tomorrow.

        Why
          Water comes before the knife: `Apple.wash`, then the rest.

          Rests on `F1`; `uikata rules F1` shows more.

        ⏎ basket/ripen · `replay` steps through it · `again` with other values ·
        `try` a scratchpad with it

        wash> \n
        basket/ripen                                    choose · 1 min · level 1
        Where does a green pear ripen soonest?

        Which one? Type its letter.
          a In a bag with a banana
          b In the fridge

        ripen> a
        ✓ Right.
          Bananas give off ethylene.
          Why the others aren't:
          b Cold stops it.

        Next time: in 8 days.

        Why
          Ethylene.

          Rests on `F2`; `uikata rules F2` shows more.

        ⏎ basket/count · `again` from the start

        ripen> quit
        Until next time.

        """)
    #expect(played.aside == [])
    #expect(played.status == .done)
  }

  @Test func `an answer in any script is taken line by line`() async throws {
    let played = try await play(["count", "2", "два", "三", "", "quit"])
    #expect(
      played.shown(from: "count 1>") == """
        count 1> 2
        count 2> два
        count 3> 三
        count 4> \n\
        ✓ Right.
          Next time with other values, in 8 days.

        Why
          Counting works everywhere.

          Rests on `F1`; `uikata rules F1` shows more.

        ⏎ basket/wash · `replay` steps through it · `again` with other values ·
        `try` a scratchpad with it

        count> quit
        Until next time.

        """)
  }

  @Test func `lines of the program are typed, run and judged`() async throws {
    try fruit.keepPeeling()
    let played = try await play([
      "kitchen.peel(apple)", "", "kitchen.wash(apple)", "print(1)", .complete("ki"),
      "kitchen.peel(pear)", "", "kitchen.wash(apple)", "kitchen.peel(apple)", "", "quit",
    ])
    #expect(played.offered == [["kitchen.wash", "kitchen.peel", "Kitchen", "kitchen"]])
    #expect(
      played.shown(from: "Write the lines") == """
        Write the lines that are missing, so that it prints:
          Apple.peel
        Each line is a call of `kitchen.wash(_:)` or `kitchen.peel(_:)`. An
        empty line ends your answer.

        peel 1> kitchen.peel(apple)
        peel 2> \n\
        ✗ Not yet. The first difference is line 1.
            yours   wanted
          1 dirt    Apple.peel
          You peeled before you washed.
          `hint` for a nudge, or answer again.

        peel 1> kitchen.wash(apple)
        peel 2> print(1)
        `print(1)` isn't among the calls: `kitchen.wash(_:)` or
        `kitchen.peel(_:)`.
        peel 2> kitchen.peel(pear)
        peel 3> \n\
        That doesn't compile:
          kitchen.peel(pear)
                       ^
          cannot find 'pear' in scope

        peel 1> kitchen.wash(apple)
        peel 2> kitchen.peel(apple)
        peel 3> \n\
        ✓ Right, at the second try.
          Next time with other values, tomorrow.

        Why
          Water comes before the knife.

          Rests on `F1`; `uikata rules F1` shows more.

        ⏎ goes on · `replay` steps through it · `again` with other values ·
        `try` a scratchpad with it

        peel> quit
        Until next time.

        """)
    #expect(played.status == .done)
  }

  @Test func `an interrupted answer starts again`() async throws {
    let played = try await play(["count", "2", .input(.interrupted), "quit"])
    #expect(
      played.shown(from: "count 1>") == """
        count 1> 2
        count 2> ^C
        Dropped. Your answer starts again.
        count 1> quit
        Until next time.

        """)
  }

  @Test func `the end of input is goodbye`() async throws {
    let played = try await play([])
    #expect(played.shown(from: "wash>") == "wash> \nUntil next time.\n")
    #expect(played.status == .done)
  }

  @Test func `commands are remembered and answers are not`() async throws {
    let played = try await play(["hint", "c a b", "", "x", "count", "2", " skip ", "quit"])
    #expect(played.remembered == ["hint", "count", "skip", "quit"])
  }

  @Test func `the next session goes on behind what is solved`() async throws {
    _ = try await play(["c a b", "quit"])
    let played = try await play(["quit"])
    #expect(played.transcript.contains("ripen> quit"))
    #expect(!played.transcript.contains("wash>"))
  }

  @Test func `where progress can't be kept a sentence says so and the session goes on`()
    async throws
  {
    let played = try await play(["c a b", "quit"], state: URL(filePath: "/proc/none"))
    #expect(
      played.aside == [
        "uikata: progress can't be kept: '/proc/none' has to be a folder you may write to, "
          + "or XDG_STATE_HOME has to name another",
        "uikata: one answer of this session isn't kept",
      ])
    #expect(played.transcript.contains("✓ Right."))
  }

  @Test func `a broken kata is passed over and named once`() async throws {
    try fruit.write("---\nkind: predict\n---\n", to: "basket/ripen/kata.md")
    let played = try await play(["skip", "back", "basket/ripen", "quit"])
    #expect(played.aside.count == 1)
    #expect(played.aside.first?.contains("one kata is left out until it is mended") ?? false)
    #expect(played.transcript.contains("`basket/ripen` can't be used until it is mended"))
  }

  @Test func `a broken kata is left out and named`() async throws {
    try fruit.write("---\nkind: predict\n---\n", to: "basket/wash/kata.md")
    let played = try await play(["quit"])
    #expect(played.aside.count == 1)
    #expect(played.aside.first?.contains("one kata is left out until it is mended") ?? false)
    #expect(played.aside.first?.contains("basket/wash/kata.md:") ?? false)
    #expect(played.transcript.contains("ripen> quit"))
  }

  @Test func `a course that can't be read ends the command`() async throws {
    try fruit.write("format: 99\n", to: "course.yaml")
    let failure = await #expect(throws: CommandFailure.self) { try await play(["quit"]) }
    #expect(failure?.exitStatus == .broken)
  }

  @Test func `a dialect that lacks its library says so, and katas that run nothing go on`()
    async throws
  {
    var dialect = Dialect(name: "Fruit")
    dialect.obstacle = "the fruit library must lie beside the basket"
    let played = try await play(["a", "skip", "a", "quit"], dialect: dialect)
    #expect(
      played.shown(from: "   4  print").hasPrefix(
        """
           4  print("Apple.peel")
        the fruit library must lie beside the basket.
        wash> a
        the fruit library must lie beside the basket.
        wash> skip

        """))
    #expect(played.transcript.contains("ripen> a\n✓ Right."))
  }

  @Test func `completion offers more than the answer and doesn't shrink`() async throws {
    let played = try await play(
      [
        .complete(""), .complete("App"), "b", .complete("App"), .complete("c "), .complete("rip"),
        "quit",
      ])
    let offered = played.offered
    let words = [
      "hint", "solution", "again", "skip", "back", "due", "list", "progress", "help", "quit",
    ]
    let katas = ["basket/wash", "basket/ripen", "basket/count"]
    let lines = ["Pear.wash", "Apple.peel", "Apple.wash", "Pear.peel"]
    #expect(offered[0] == words + katas + lines)
    #expect(offered[1] == ["Apple.peel", "Apple.wash"])
    #expect(offered[2] == offered[1])
    #expect(offered[3] == lines)
    #expect(offered[4] == ["ripen"])
  }
}
