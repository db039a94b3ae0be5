import Foundation
import KataCourse
import KataTestSupport
import Testing

@testable import KataConsole

/// The keys that others rely on, to the letter.
@Suite struct ReportTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private let wash = Question(FruitCourse.wash, seed: 4)

  @Test func `a wrong answer tells its first difference and the belief`() throws {
    let difference = FirstDifference(line: 2, yours: ["a", "c"], printed: ["a", "b"])
    let verdict = Verdict(isRight: false, firstDifference: difference, belief: "pear-first")
    #expect(
      try json(AnswerReport(verdict, of: wash, isOpen: false)) == """
        {"belief":"pear-first","firstDifference":{"line":2,"printed":"b","yours":"c"},\
        "id":"basket/wash","right":false,"seed":4}
        """)
  }

  @Test func `what is printed stays open until it was found out`() throws {
    let difference = FirstDifference(line: 1, yours: ["c"], printed: ["a"])
    let report = AnswerReport(
      Verdict(isRight: false, firstDifference: difference), of: wash, isOpen: true)
    #expect(
      try json(report).contains(#""firstDifference":{"line":1,"printed":null,"yours":"c"}"#))
  }

  @Test func `what there is nothing of is null`() throws {
    #expect(
      try json(AnswerReport(Verdict(isRight: true), of: wash, isOpen: true))
        == #"{"belief":null,"firstDifference":null,"id":"basket/wash","right":true,"seed":4}"#)
    let short = FirstDifference(line: 2, yours: ["a"], printed: ["a", "b"])
    let verdict = Verdict(isRight: false, firstDifference: short)
    #expect(
      try json(AnswerReport(verdict, of: wash, isOpen: false)).contains(
        #""firstDifference":{"line":2,"printed":"b","yours":null}"#))
  }

  @Test func `a review tells which finding each remark met`() throws {
    var sitting = ReviewSitting(FruitStand.review)
    let remarks = ["6 crashes on an unknown fruit, guard it", "8 ugly"]
    let replies = remarks.map { sitting.take($0) }
    let report = ReviewReport(remarks, replies: replies, result: sitting.result)
    #expect(
      try json(report) == """
        {"found":["unknown-fruit"],"missed":3,"remarks":[\
        {"finding":"unknown-fruit","text":"6 crashes on an unknown fruit, guard it"},\
        {"finding":null,"text":"8 ugly"}],"score":0.303}
        """)
  }

  @Test func `progress counts by track, the commonest belief first`() throws {
    func attempt(_ kata: Kata, _ outcome: Attempt.Outcome, belief: String? = nil) -> DatedAttempt {
      DatedAttempt(
        Attempt(
          kata: kata.id, seed: 1, answer: "", outcome: outcome, hints: 0, seconds: 1, belief: belief
        ),
        at: .now)
    }
    func rated(_ rating: FollowUpAnswer.Rating) -> FollowUpAnswer {
      FollowUpAnswer(kata: FruitCourse.wash.id, question: "Peel?", rating: rating)
    }
    let history = History(
      attempts: ["b", "c", "a", "c"].map { attempt(FruitCourse.weigh, .wrong, belief: $0) }
        + [FruitCourse.wash, FruitCourse.stand, FruitCourse.ripen].map { attempt($0, .right) },
      followUps: [rated(.had), rated(.missed), rated(.had)])
    #expect(
      try json(ProgressReport(Headway(history, in: FruitCourse.course))) == """
        {"attempts":7,"beliefs":[{"id":"c","times":2},{"id":"a","times":1},{"id":"b","times":1}],\
        "facts":[],"followUps":{"had":2,"missed":1,"partly":0},"recurring":[],\
        "tracks":[{"known":0,"solved":1,"total":3,"track":"basket"},\
        {"known":0,"solved":2,"total":3,"track":"market"}]}
        """)
  }

  @Test func `reports can be read back`() throws {
    let report = AnswerReport(Verdict(isRight: true), of: wash, isOpen: true)
    #expect(try JSONDecoder().decode(AnswerReport.self, from: Data(json(report).utf8)) == report)
  }
}

@Suite struct LogbookSentenceTests {
  private static let file = URL(filePath: "/home/ada/.local/state/uikata/progress.sqlite")

  @Test(arguments: [
    (
      LogbookError.unreachable(file),
      "progress can't be kept: '/home/ada/.local/state/uikata' has to be a folder you may write to, or XDG_STATE_HOME has to name another"
    ),
    (
      .readOnly(file),
      "progress can't be kept: '/home/ada/.local/state/uikata/progress.sqlite' and its folder have to be writable for you"
    ),
    (
      .full(file),
      "progress can't be kept: the disk of '/home/ada/.local/state/uikata' is full, so make room there"
    ),
    (
      .busy(file),
      "progress can't be kept: another program holds '/home/ada/.local/state/uikata/progress.sqlite', so close it and answer again"
    ),
    (
      .newerFormat(file, found: 3, known: 1),
      "'/home/ada/.local/state/uikata/progress.sqlite' has format 3, written by a newer uikata, and this one knows format 1, so update uikata or move the file away"
    ),
    (
      .olderFormat(file, found: 0, known: 1),
      "'/home/ada/.local/state/uikata/progress.sqlite' has format 0, which this uikata no longer reads (it knows format 1), so move the file away"
    ),
    (
      .damaged(file),
      "'/home/ada/.local/state/uikata/progress.sqlite' can't be read any more, so start uikata again: it sets the file aside and begins a new one"
    ),
    (
      .failed(file, "disk I/O error"),
      "progress can't be kept in '/home/ada/.local/state/uikata/progress.sqlite': disk I/O error"
    ),
  ])
  func `what is the matter with progress is said in one sentence`(
    error: LogbookError, sentence: String
  ) {
    #expect(English().sentence(for: error) == sentence)
  }

  @Test func `a damaged file is spoken of once`() throws {
    let folder = try TemporaryFolder()
    #expect(English().notices(of: try Logbook(folder: folder.url)) == [])
    try folder.write("rotten", to: "progress.sqlite")
    let notices = English().notices(of: try Logbook(folder: folder.url))
    let aside = folder.url.path + "/progress-damaged.sqlite"
    #expect(
      notices == ["your progress file was damaged and is kept as '\(aside)'; a new one begins"])
  }
}
