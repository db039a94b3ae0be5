import Foundation
import KataCourse
import KataTestSupport
import Testing

@testable import KataConsole

/// Interviews about fruit, played from a script against a clock that moves while one types.
///
/// Longer than other files, since it compares whole transcripts and they share how they are played.
@MainActor @Suite struct InterviewCommandTests {
  private let fair: FairFolder
  private let state: TemporaryFolder

  init() throws {
    fair = try FairFolder()
    state = try TemporaryFolder()
  }

  /// Reads from a script; each line takes the candidate some seconds.
  private final class TypingConsole: Console {
    let script: ScriptedConsole
    let seconds: Double
    var time: Date

    init(_ script: [ScriptedConsole.Step], seconds: Double, from time: Date) {
      self.script = ScriptedConsole(script)
      self.seconds = seconds
      self.time = time
    }

    var style: Style { script.style }
    var width: Int { script.width }
    func write(_ text: String) { script.write(text) }
    func remember(_ command: String) { script.remember(command) }
    func readLine(prompt: String, completions: @escaping (String) -> [String]) -> ConsoleInput {
      time += seconds
      return script.readLine(prompt: prompt, completions: completions)
    }
  }

  private final class Lines { var all: [String] = [] }

  private struct Played {
    var transcript: String
    var aside: [String]

    /// What was shown from a text on.
    func shown(from start: String) -> String {
      transcript.range(of: start).map { String(transcript[$0.lowerBound...]) } ?? ""
    }
  }

  private static let noon = Date(timeIntervalSince1970: 1_700_000_000)

  private func play(
    _ script: [ScriptedConsole.Step], wish: InterviewWish = InterviewWish(minutes: 7, seed: 1),
    seconds: Double = 10, at time: Date = noon, reports: [ReportFile] = [], peeling: String? = nil
  ) async throws -> Played {
    let console = TypingConsole(script, seconds: seconds, from: time)
    let aside = Lines()
    let desk = Desk(
      console: console, aside: { aside.all.append($0) }, folder: fair.course,
      runner: ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared), state: state.url,
      workbench: Workbench(folder: state.url),
      edit: { file in
        guard let peeling else { return false }
        return (try? peeling.write(to: file, atomically: true, encoding: .utf8)) != nil
      }, version: "1")
    let command = InterviewCommand(
      at: desk, mailbox: Mailbox(), wish: wish, reports: reports, patience: .seconds(300),
      clock: { console.time })
    let status = try await command.run()
    #expect(status == .done)
    // Where the candidate's file lies differs from run to run.
    let transcript = console.script.transcript.replacing(state.url.path, with: "/home")
    return Played(transcript: transcript, aside: aside.all)
  }

  @Test func `an interview runs from its first question to its report`() async throws {
    let played = try await play(
      [
        "hint", "a", "2", "два", "3", "", "c a b", "2 crashes on an unknown fruit", "done", "edit",
        "done",
      ],
      peeling: Peeling.answer("fruits.map { \"peeled \" + $0 }"))
    #expect(
      played.transcript == """
        5 questions, 7 minutes, no hints. There is no going back. The clock runs
        from now on, also while the terminal is closed; `time` tells what is
        left. What was right you hear at the end.

        Question 1 of 5 · 7 min left
        basket/ripen                                    choose · 1 min · level 1
        Where does a green pear ripen soonest?

        Which one? Type its letter.
          a In the fridge
          b In a bag with a banana

        ripen> hint
        There are no hints in an interview.
        ripen> a

        Question 2 of 5 · 7 min left
        basket/count                                   predict · 1 min · level 1
        What is printed?

           1  print(1 + 1)
           2  print("два")
           3  print("三")

        Type what it prints, a line at a time. An empty line ends your answer.

        count 1> 2
        count 2> два
        count 3> 3
        count 4> \n\

        Question 3 of 5 · 6 min left
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

        wash> c a b

        Question 4 of 5 · 6 min left
        basket/stand                                    review · 2 min · level 1
        Customers report crashes. What is wrong?

           1  func sell(_ fruit: String) {
           2    let left = basket[fruit]! - 1
           3    basket[fruit] = left
           4  }

        Name one fault a line, its line number first: what goes wrong, why, and
        the cure. `done` ends the review.

        stand> 2 crashes on an unknown fruit
        stand> done

        Question 5 of 5 · 6 min left
        basket/peeling                                    code · 2 min · level 1
        Take the peel off each fruit, and leave out the rotten ones.

           1  func peeled(_ fruits: [String]) -> [String] {
           2    fruits
           3  }

        `edit` opens your file; `check` says whether it compiles, and no more.
        `done` hands it in.

        An example
          leaves out the rotten
            rotten
            wanted  []
        Your file:
          /home/interviews/1700000000/answers/basket/peeling.swift
        peeling> edit
        It compiles, and is taken as it is. `done` goes on.
        peeling> done
        One moment: your answers are being judged.

        Interview: 46 of 100

        7 minutes, all topics, up to level 3. Seed 1: `uikata interview
        --minutes 7 --level 3 --seed 1` asks the same.

        Took 1:50, from 2023-11-14T22:13:20Z on.

        Topic   Score      Minutes
        ──────────────────────────
        Basket  46 of 100  7

        1. `basket/ripen`

        ✗ Wrong · 0:20 of 1:00

        Your answer      Right
        ─────────────────────────────────────────
        `In the fridge`  `In a bag with a banana`

        Cold stops it.

        Bananas give off ethylene.

        2. `basket/count`

        ✗ Wrong · 0:40 of 1:00

        Your answer  Right
        ──────────────────
        `2`          `2`
        `два`        `два`
        `3`          `三`

        3. `basket/wash`

        ✓ Right · 0:10 of 1:00

        Your answer   Right
        ──────────────────────────
        `Apple.wash`  `Apple.wash`
        `Pear.wash`   `Pear.wash`
        `Apple.peel`  `Apple.peel`

        4. `basket/stand`

        ✗ 62 of 100 · 0:20 of 2:00

        1 of 2 found.

        Remarks

        • `2 crashes on an unknown fruit`: Unknown fruit crashes the stand

        Missed

        **More is sold than there is** (lines 2-3)

        Nobody checks the count, so it becomes negative.

        Cure: Sell only what is greater than zero.

        5. `basket/peeling`

        ✗ 50 of 100 · 0:20 of 2:00

        Your answer

            1  func peeled(_ fruits: [String]) -> [String] {
            2    fruits.map { "peeled " + $0 }
            3  }

        • ✓ peels each

        • ✗ leaves out the rotten

              rotten
              yours: ["peeled rotten"]
              wanted: []

        • ✓ takes an empty basket

        That looks like this: rotten ones stay.

        Right

            func peeled(_ fruits: [String]) -> [String] {
              fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
            }

        What to practise next

        • `basket/ripen`
          • F2: Bananas ripen what lies beside them
        • `basket/count`
          • F1: Fruit is washed before it is peeled
        • `basket/peeling`
        • `basket/stand`

        """)
    #expect(played.aside == [])
  }

  @Test func `a killed interview goes on with the time gone`() async throws {
    let first = try await play(["a", "2"])
    #expect(
      first.shown(from: "count 2>") == """
        count 2> \n\
        The clock runs on. `uikata interview` goes on from here.

        """)
    let second = try await play(["два", "三", "", "quit", "quit"], at: Self.noon + 120)
    #expect(
      second.transcript.hasPrefix(
        """
        The interview goes on. The clock has run meanwhile: 5 min left.

        Question 2 of 5 · 5 min left
        basket/count                                   predict · 1 min · level 1
        What is printed?

           1  print(1 + 1)
           2  print("два")
           3  print("三")

        Type what it prints, a line at a time. An empty line ends your answer.

        What you have so far:
          2

        count 2> два
        """))
    #expect(
      second.shown(from: "2. `basket/count`").hasPrefix(
        """
        2. `basket/count`

        ✓ Right · 2:20 of 1:00
        """))
    let third = try await play(["quit", "quit"], at: Self.noon + 300)
    #expect(third.transcript.hasPrefix("5 questions, 7 minutes, no hints."))
  }

  @Test func `when the time is up the next line ends it, and half an answer counts as it stands`()
    async throws
  {
    let played = try await play(["a", "2", "два", "три"], seconds: 110)
    #expect(
      played.shown(from: "count 2>") == """
        count 2> два
        count 3> три

        The time is up. What you have just typed is noted as late and doesn't
        count.
        One moment: your answers are being judged.

        Interview: 0 of 100

        7 minutes, all topics, up to level 3. Seed 1: `uikata interview
        --minutes 7 --level 3 --seed 1` asks the same.

        Took 7:00, from 2023-11-14T22:13:20Z on.

        Topic   Score     Minutes
        ─────────────────────────
        Basket  0 of 100  7

        1. `basket/ripen`

        ✗ Wrong · 1:50 of 1:00

        Your answer      Right
        ─────────────────────────────────────────
        `In the fridge`  `In a bag with a banana`

        Cold stops it.

        Bananas give off ethylene.

        2. `basket/count`

        ✗ Wrong · 5:10 of 1:00

        Your answer  Right
        ──────────────────
        `2`          `2`
        `два`        `два`
        (nothing)    `三`

        Came after the time, and doesn't count: `три`

        3. `basket/wash`

        ✗ Not answered · 0:00 of 1:00

        Your answer  Right
        ─────────────────────────
        (nothing)    `Apple.wash`
        (nothing)    `Pear.wash`
        (nothing)    `Apple.peel`

        4. `basket/stand`

        ✗ Not answered · 0:00 of 2:00

        0 of 2 found.

        Missed

        **Unknown fruit crashes the stand** (line 2, reported by users)

        An unknown fruit isn't in the basket, so the unwrapping traps and the
        stand crashes.

        Cure: `guard let`.

        **More is sold than there is** (lines 2-3)

        Nobody checks the count, so it becomes negative.

        Cure: Sell only what is greater than zero.

        5. `basket/peeling`

        ✗ Not answered · 0:00 of 2:00

        No file was handed in.

        Right

            func peeled(_ fruits: [String]) -> [String] {
              fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
            }

        What to practise next

        • `basket/ripen`
          • F2: Bananas ripen what lies beside them
        • `basket/count`
          • F1: Fruit is washed before it is peeled
        • `basket/wash`
        • `basket/stand`
        • `basket/peeling`

        """)
  }

  @Test func `what can't be asked is said in one sentence`() async throws {
    await #expect(throws: CommandFailure.self) {
      try await play([], wish: InterviewWish(minutes: 7, topics: ["stone"], seed: 1))
    }
    let tooHard = InterviewWish(minutes: 7, level: 5, seed: 1)
    let failure = await #expect(throws: CommandFailure.self) { try await play([], wish: tooHard) }
    #expect(
      failure?.sentence(style: .plain)
        == "nothing of these topics, up to level 5, fits into 7 minutes; give more minutes, other "
        + "topics or another level")
    #expect(failure?.exitStatus == .usage)
  }
}
