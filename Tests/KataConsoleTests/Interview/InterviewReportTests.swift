import Foundation
import KataCourse
import KataTestSupport
import Testing

@testable import KataConsole

@Suite struct InterviewReportTests {
  private func report(_ answers: [JudgedAnswer]) -> InterviewReport {
    let items = answers.map {
      InterviewPlan.Item(kata: $0.question.kata.id, minutes: $0.minutes)
    }
    var record = InterviewRecord(
      InterviewPlan(InterviewWish(minutes: 12, topics: ["basket"], seed: 7), items: items))
    record.endedAt = 605
    let result = InterviewResult(record: record, answers: answers)
    return InterviewReport(
      result, practice: Practice(after: result, in: FruitCourse.fair),
      facts: ["F1": Fact(id: "F1", text: "Peel is bitter", section: "fruit", isJudgement: false)],
      course: FruitCourse.fair, began: Date(timeIntervalSince1970: 1_700_000_000),
      words: English())
  }

  private func washed(_ text: String?, given: [String], isRight: Bool) -> JudgedAnswer {
    let key = FruitCourse.key(of: FruitCourse.wash.id)
    return JudgedAnswer(
      question: Question(FruitCourse.wash, seed: 7).offering(key), minutes: 3, seconds: 65,
      text: text,
      outcome: .predicted(
        given: given, wanted: key.printed,
        Verdict(isRight: isRight, belief: isRight ? nil : "pear-first")))
  }

  private func peeled(_ text: String?, _ verdict: CodeVerdict?) -> JudgedAnswer {
    JudgedAnswer(
      question: Question(FruitCourse.peeling, seed: 7), minutes: 6, seconds: 200, text: text,
      outcome: .coded(verdict, heldAtStart: 0))
  }

  private func reviewed(_ remarks: String...) -> JudgedAnswer {
    var sitting = ReviewSitting(FruitStand.review)
    let replies = remarks.map { sitting.take($0) }
    return JudgedAnswer(
      question: Question(FruitCourse.stand, seed: 7), minutes: 3, seconds: 90,
      text: remarks.joined(separator: "\n"),
      outcome: .reviewed(remarks: remarks, replies: replies, sitting.result))
  }

  private var fails: CodeVerdict {
    .checked(
      [
        CheckResult(name: "peels each", cases: 1),
        CheckResult(
          name: "leaves out the rotten", cases: 20,
          failure: .differs(
            shows: "rotten", yours: "[peeled rotten]", expected: "[]", failing: 9)),
      ], mistake: Peeling.exercise.mistakes[0])
  }

  @Test func `each answer stands beside the right one, and what to practise behind all`() {
    let document = InterviewDocument(
      report([
        washed("c b a", given: ["Pear.wash", "Apple.wash", "Apple.peel"], isRight: false),
        reviewed("6 crashes on an unknown fruit, guard it", "8 ugly"),
        peeled("func peeled()", fails),
      ]), words: English())
    #expect(
      document.brief == """
        # Interview: 33 of 100

        12 minutes, basket, up to level 3. Seed 7: `uikata interview --minutes 12 --topics basket --level 3 --seed 7` asks the same.

        Took 10:05, from 2023-11-14T22:13:20Z on.

        | Topic | Score | Minutes |
        | --- | --- | --- |
        | Basket | 0 of 100 | 3 |
        | Market | 30 of 100 | 3 |
        | Kitchen | 50 of 100 | 6 |

        ## 1. `basket/wash`

        ✗ Wrong · 1:05 of 3:00

        | Your answer | Right |
        | --- | --- |
        | `Pear.wash` | `Apple.wash` |
        | `Apple.wash` | `Pear.wash` |
        | `Apple.peel` | `Apple.peel` |

        You began with the last one.

        ## 2. `market/stand`

        ✗ 30 of 100 · 1:30 of 3:00

        1 of 4 found.

        ### Remarks

        - `6 crashes on an unknown fruit, guard it`: Unknown fruit crashes the stand
        - `8 ugly`: fits no fault

        ### Missed

        **More is sold than there is** (lines 6-7, reported by users)

        Nothing checks the count, so the last apple is sold twice.

        Cure: Sell only while the count is above zero.

        **The clock keeps the stand** (line 12)

        The clock holds its closure for ever, and the closure holds the stand.

        Cure: Capture `self` weakly.

        **One stand for everybody** (line 2)

        Code that uses the shared stand can't be tested with another.

        Cure: Pass the stand in.

        ## 3. `kitchen/peeling`

        ✗ 50 of 100 · 3:20 of 6:00

        ### Your answer

        ```swift
        1  func peeled()
        ```

        - ✓ peels each
        - ✗ leaves out the rotten

          ```
          rotten
          yours: [peeled rotten]
          wanted: []
          ```


        That looks like this: rotten ones stay.

        ### Right

        ```swift
        func peeled(_ fruits: [String]) -> [String] {
          fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
        }
        ```

        ## What to practise next

        - `basket/wash`
        - `market/stand`
        - `kitchen/peeling`
          - F1: Peel is bitter
        """)
  }

  @Test func `a question counts as much as its minutes`() {
    let right = washed("a", given: [], isRight: true)
    #expect(report([right, peeled(nil, nil)]).score == 0.333)
    #expect(report([right, peeled("x", fails)]).score == 0.667)
    var mended = peeled("x", fails)
    mended.outcome = .coded(fails, heldAtStart: 1)
    #expect(report([right, mended]).score == 0.333)
    #expect(report([right]).topics.map(\.score) == [1])
    #expect(report([]).score == nil)
  }

  @Test func `what can't be judged doesn't count`() {
    var answer = washed("a", given: [], isRight: true)
    answer.outcome = .unjudged(.environment("there is no compiler"))
    let report = report([answer, washed("a", given: [], isRight: true)])
    #expect(report.score == 1)
    #expect(report.questions[0].given.outcome == .unjudged)
    #expect(report.questions[0].given.failure == "there is no compiler")
  }

  @Test func `what a candidate typed means nothing in a report`() throws {
    let nasty = "</td><script>alert(1)</script> | `x` **bold** \u{1B}[31m\u{202E}"
    let document = InterviewDocument(
      report([
        washed(nasty, given: [nasty], isRight: false), reviewed("``` \(nasty)", nasty),
        peeled("```\n\(nasty)\n````\n", fails),
      ]), words: English())
    let page = HTMLPage(title: document.title, markdown: document.markdown).text
    #expect(!page.contains("<script"))
    #expect(!page.contains("<strong>bold"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    for text in [page, document.json, document.markdown, document.brief] {
      #expect(!text.contains("\u{1B}"))
      #expect(!text.contains("\\u001b"))
      #expect(!text.contains("\u{202E}"))
    }
    let read = try JSONDecoder().decode(InterviewReport.self, from: Data(document.json.utf8))
    #expect(read == document.report)
  }

  @Test(arguments: [
    ("Apple.wash", "`Apple.wash`"), ("a `b` c", "`` a `b` c ``"), ("two\nlines", "`two lines`"),
    (" ", "(nothing)"),
  ])
  func `a text from outside is code, whatever it holds`(text: String, code: String) {
    #expect(MarkdownText.code(text, words: English()) == code)
  }

  @Test func `a page needs nothing but itself`() {
    let page = HTMLPage(title: "A & <B>", markdown: "# Hi\n\n<b>raw</b> [x](javascript:alert(1))")
      .text
    #expect(page.contains("<title>A &amp; &lt;B&gt;</title>"))
    #expect(page.contains("<h1>Hi</h1>"))
    for stranger in ["<b>", "javascript:", "src=", "@import", "url(", "<script", "<link"] {
      #expect(!page.contains(stranger))
    }
  }
}
