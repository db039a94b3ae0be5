import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// How a kata looks in which the learner writes lines of the program.
@Suite struct CallsTranscriptTests {
  private let question = Question(FruitCourse.peel, seed: 1)
    .offering(FruitCourse.key(of: FruitCourse.peel.id))

  private func text(_ event: SessionEvent, width: Int = 60, style: Style = .plain) -> String {
    Recorder(style: style, width: width).text(for: event)
  }

  @Test func `the program has a place for them, and what it is to print stands below`() {
    #expect(
      text(.posed(question)) + "\n" + text(.itemsReady(question)) == """

        kitchen/peel                       predict · 3 min · level 2
        Let the apple be peeled.

           1  let kitchen = Kitchen()
           2  // your lines
           3  print("done")

        Write the lines that are missing, so that it prints:
          Apple.peel
          done
        Each line is a call of `kitchen.wash(_:)` or
        `kitchen.peel(_:times:)`. An empty line ends your answer.
        """)
  }

  @Test func `a wrong answer shows what was printed beside what was wanted`() {
    let verdict = question.verdict(
      on: ["dirt", "done"], by: FruitCourse.key(of: FruitCourse.peel.id))
    #expect(
      text(.judged(verdict, question: question, attempts: 1)) == """
        ✗ Not yet. The first difference is line 1.
            yours   wanted
          1 dirt    Apple.peel
          You peeled before you washed.
          `hint` for a nudge, or answer again.
        """)
  }

  @Test func `what the compiler refuses is told under the learner's own line`() {
    let refusal = Diagnostic(
      file: "Answer.swift", line: 2, column: 17, severity: .error,
      message: "cannot find 'äpfel' in scope")
    #expect(
      text(
        .unreadable(.rejected(refusal, line: "k.peel(äpfel, x)"), question: question)) == """
          That doesn't compile:
            k.peel(äpfel, x)
                           ^
            cannot find 'äpfel' in scope
          """)
  }

  @Test(arguments: [
    (
      UnreadableAnswer.notACall("print(1)", .anotherCall),
      "`print(1)` isn't among the calls: `kitchen.wash(_:)` or\n`kitchen.peel(_:times:)`."
    ),
    (
      .notACall("kitchen.wash(", .unfinished),
      "`kitchen.wash(` has to close its brackets on the same line."
    ),
    (
      .notACall("kitchen.wash(a); b", .somethingBehind),
      "Nothing may stand behind the call in `kitchen.wash(a); b`:\none call a line."
    ),
    (
      .notACall("kitchen.wash(pick())", .callInside("pick")),
      "`pick` can't be called there: give a plain value."
    ),
    (
      .notACall("kitchen.wash(\"a\")", .forbidden("\"a\"")),
      "`\"a\"` can't stand in `kitchen.wash(\"a\")`: give plain values."
    ),
    (
      .endsBadly(.outOfTime(seconds: 10)),
      "With your lines the program took longer than 10 s. Other\nlines, please."
    ),
    (
      .empty,
      "Each line is a call of `kitchen.wash(_:)` or\n`kitchen.peel(_:times:)`. An empty line ends your answer."
    ),
  ])
  func `what may not be written is said in one sentence`(
    answer: UnreadableAnswer, sentence: String
  ) {
    #expect(text(.unreadable(answer, question: question)) == sentence)
  }

  @Test func `a solution is one way among others`() {
    let lines = ["kitchen.wash(apple)", "kitchen.peel(apple, times: 2)"]
    #expect(
      text(.solution(question, lines: lines)) == """

        One way to make it print that:
          kitchen.wash(apple)
          kitchen.peel(apple, times: 2)
        """)
  }
}
