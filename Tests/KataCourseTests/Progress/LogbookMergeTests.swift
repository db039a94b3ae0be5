import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// What one machine takes in from another.
@Suite struct LogbookMergeTests {
  private let folders: [TemporaryFolder]

  init() throws { folders = [try TemporaryFolder(), try TemporaryFolder()] }

  private func logbook(_ index: Int) throws -> Logbook { try Logbook(folder: folders[index].url) }

  /// Everything in it, in an order that doesn't hang on when it came.
  private func content(_ logbook: Logbook) throws -> [String] {
    LogbookText.text(of: try logbook.entries()).split(separator: "\n").dropFirst().map(String.init)
      .sorted()
  }

  private static let pear = KataID(track: "fruit", name: "pear")

  private func attempt(_ outcome: Attempt.Outcome = .wrong, seed: Int = 1) -> Attempt {
    Attempt(
      kata: Self.pear, seed: seed, answer: "a\u{0}b \"c\"\n", outcome: outcome, hints: 1,
      seconds: 2.5, score: 0.1, belief: "ripens-first", recall: .hard)
  }

  private func answer(_ rating: FollowUpAnswer.Rating?) -> FollowUpAnswer {
    FollowUpAnswer(kata: Self.pear, question: "Peel it?", written: "no", rating: rating)
  }

  private func interview(answers: Int, ended: Bool = false) -> InterviewRecord {
    let items = (1...3).map { _ in InterviewPlan.Item(kata: Self.pear, minutes: 2) }
    var record = InterviewRecord(InterviewPlan(InterviewWish(seed: 4), items: items))
    record.current = answers
    record.endedAt = ended ? 60 : nil
    return record
  }

  @Test func `what is exported on one machine is there on another, to the letter`() throws {
    let here = try logbook(0)
    try here.record(attempt(), at: .day(1.123_456_789))
    try here.record(answer(.had), at: .day(2))
    try here.record(Placement(track: "fruit", level: 2), at: .day(3))
    _ = try here.begin(interview(answers: 1), of: "Fruit", at: .day(4))
    let text = LogbookText.text(of: try here.entries())
    let there = try logbook(1)
    #expect(
      try there.merge(LogbookText.entries(in: text))
        == MergeResult(attempts: 1, followUps: 1, placements: 1, interviews: 1))
    #expect(try content(there) == content(here))
    #expect(try there.attempts() == [DatedAttempt(attempt(), at: .day(1.123_456_789))])
  }

  @Test func `merging twice, or each into the other, doubles nothing and loses nothing`() throws {
    let (here, there) = (try logbook(0), try logbook(1))
    // Twice the same here, and once there: whoever answered so twice has done so.
    for day in [1.0, 1, 2] { try here.record(attempt(), at: .day(day)) }
    for day in [1.0, 3] { try there.record(attempt(), at: .day(day)) }
    try here.record(answer(nil), at: .day(5))
    try here.record(answer(.partly), at: .day(6))
    try there.record(answer(nil), at: .day(6))
    _ = try here.begin(interview(answers: 2), of: "Fruit", at: .day(7))
    _ = try there.begin(interview(answers: 3, ended: true), of: "Fruit", at: .day(7))
    _ = try there.begin(interview(answers: 1), of: "Fruit", at: .day(8))
    let before = (here: try here.entries(), there: try there.entries())
    for _ in 1...2 {
      _ = try here.merge(before.there)
      _ = try there.merge(before.here)
    }
    #expect(try content(here) == content(there))
    #expect(try here.merge(there.entries()) == MergeResult())
    let days = try here.attempts().map { $0.time }
    #expect(days == [.day(1), .day(1), .day(2), .day(3)])
    #expect(try here.followUpAnswers() == [answer(.partly), answer(nil)])
    #expect(try here.openInterview(of: "Fruit")?.began == .day(8))
  }

  @Test func `attempts from elsewhere stand where they were made, not where they came`() throws {
    let here = try logbook(0)
    try here.record(attempt(seed: 2), at: .day(2))
    _ = try here.merge([.attempt(DatedAttempt(attempt(seed: 1), at: .day(1)))])
    #expect(try here.attempts().map(\.attempt.seed) == [1, 2])
  }

  @Test func `what was forgotten doesn't come back, unless it was answered later`() throws {
    let (here, there) = (try logbook(0), try logbook(1))
    try here.record(attempt(), at: .day(1))
    try here.record(answer(.had), at: .day(1))
    let before = try here.entries()
    _ = try there.merge(before)
    #expect(try here.forget(Self.pear, at: .day(2)) == 2)
    #expect(try here.merge(before) == MergeResult())
    #expect(try here.history() == History())
    try there.record(attempt(.right), at: .day(3))
    #expect(try there.merge(here.entries()) == MergeResult(forgotten: 1))
    #expect(try there.attempts().map(\.time) == [.day(3)])
    #expect(try here.merge(there.entries()) == MergeResult(attempts: 1))
    #expect(try content(here) == content(there))
  }

  @Test func `one forgets what a clock that was ahead has dated, too`() throws {
    let here = try logbook(0)
    try here.record(attempt(), at: .day(9))
    let before = try here.entries()
    #expect(try here.forget(Self.pear, at: .day(2)) == 1)
    #expect(try here.merge(before) == MergeResult())
    #expect(try here.attempts() == [])
  }

  @Test func `nothing is remembered of forgetting what nobody has opened`() throws {
    let here = try logbook(0)
    #expect(try here.forget(Self.pear, at: .day(1)) == 0)
    #expect(try here.entries() == [])
  }

  @Test func `a merge that fails half-way leaves nothing`() throws {
    let here = try logbook(0)
    try here.database.run(
      "CREATE TRIGGER stop BEFORE INSERT ON follow_up BEGIN SELECT raise(ABORT, 'stop'); END")
    let entries: [LogbookEntry] = [
      .attempt(DatedAttempt(attempt(), at: .day(1))),
      .followUp(DatedFollowUp(answer(.had), at: .day(1))),
    ]
    #expect(throws: LogbookError.failed(here.file, "stop")) { try here.merge(entries) }
    #expect(try here.attempts() == [])
  }
}

/// The text that goes from one machine to another.
@Suite struct LogbookTextTests {
  @Test func `an entry is a line, behind a head that counts them`() throws {
    let attempt = Attempt(
      kata: KataID(track: "fruit", name: "pear"), seed: 1, answer: "c a b", outcome: .right,
      hints: 0, seconds: 4)
    let text = LogbookText.text(of: [
      .attempt(DatedAttempt(attempt, at: .day(1))),
      .forgotten(ForgottenKata(kata: attempt.kata, time: .day(2))),
    ])
    #expect(
      text == """
        {"entries":2,"format":1,"uikata":"progress"}
        {"attempt":{"answer":"c a b","hints":0,"kata":"fruit/pear","outcome":"right","seconds":4,\
        "seed":1,"time":86400}}
        {"forgotten":{"kata":"fruit/pear","time":172800}}

        """)
  }

  private static let head = #"{"entries":1,"format":1,"uikata":"progress"}"# + "\n"

  private static let foreign = [
    "", "rotten", "{}", #"{"entries":0,"format":1,"uikata":"katas"}"#,
  ]

  private static let malformed = [
    #"{}"#, #"{"melon":{}}"#, #"{"forgotten":{"kata":"pear","time":1}}"#,
    #"{"forgotten":{"kata":"fruit/pear"}}"#, #"{"forgotten":{"kata":"fruit/pear","time":1}"#,
    """
    {"attempt":{"kata":"a/b","seed":1,"answer":"","outcome":"eaten","hints":0,"seconds":1,"time":1}}
    """,
    """
    {"interview":{"course":"Fruit","time":1,"record":{"current":7,"entries":[],"openedAt":0,\
    "reports":[],"plan":{"items":[],"wish":{"allowsBack":false,"level":3,"minutes":25,"seed":1,\
    "topics":[]}}}}}
    """,
  ]

  @Test(
    arguments: foreign.map { ($0, LogbookTextError.foreign) }
      + malformed.map { (head + $0, .malformed(line: 2)) } + [
        (
          #"{"entries":0,"format":2,"uikata":"progress"}"#,
          LogbookTextError.newerFormat(found: 2, known: 1)
        ), (head, .incomplete(found: 0, wanted: 1)),
      ])
  func `what isn't such a text is refused whole`(text: String, error: LogbookTextError) {
    #expect(throws: error) { try LogbookText.entries(in: text) }
  }
}

extension Date {
  static func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }
}
