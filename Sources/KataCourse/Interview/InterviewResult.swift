/// What became of an interview, every answer judged.
public struct InterviewResult: Sendable {
  public var record: InterviewRecord
  /// In the order in which they were asked; katas that are gone from the course are left out.
  public var answers: [JudgedAnswer]

  public init(record: InterviewRecord, answers: [JudgedAnswer]) {
    self.record = record
    self.answers = answers
  }

  /// 0…1: each question counts as much as the minutes it was given. Nil where nothing could be
  /// judged.
  public var score: Double? { Self.score(of: answers) }

  /// The score of each topic, in the order in which they came up.
  public var topics: [TopicScore] {
    var order: [String] = []
    for answer in answers where !order.contains(answer.topic) { order.append(answer.topic) }
    return order.map { topic in
      let own = answers.filter { $0.topic == topic }
      return TopicScore(
        track: topic, score: Self.score(of: own), minutes: own.reduce(0) { $0 + $1.minutes })
    }
  }

  public struct TopicScore: Sendable, Hashable {
    /// The ID of the track.
    public var track: String
    /// 0…1; nil where nothing could be judged.
    public var score: Double?
    /// What its questions were given.
    public var minutes: Int
  }

  private static func score(of answers: [JudgedAnswer]) -> Double? {
    let judged = answers.compactMap { answer in
      answer.score.map { (score: $0, minutes: Double(answer.minutes)) }
    }
    let all = judged.reduce(0) { $0 + $1.minutes }
    return all == 0 ? nil : judged.reduce(0) { $0 + $1.score * $1.minutes } / all
  }
}

/// One question of an interview, what was answered, and what that is worth.
public struct JudgedAnswer: Sendable {
  /// With the items that come from its key.
  public var question: Question
  /// What the plan allowed for it.
  public var minutes: Int
  public var seconds: Double
  /// As it was handed in; nil where nothing was.
  public var text: String?
  /// What came when the time was up.
  public var late: String?
  public var outcome: Outcome

  public enum Outcome: Sendable {
    /// What was answered and what is right, a line, value or number each.
    case predicted(given: [String], wanted: [String], Verdict)
    /// Lines that make a program print what is wanted; `wanted` is one way.
    case called(given: [String], wanted: [String], isRight: Bool)
    /// - Parameter picked: the index of the option among the question's items; nil for none.
    case chosen(picked: Int?, right: Int)
    case reviewed(remarks: [String], replies: [RemarkReply], ReviewResult)
    /// - Parameters:
    ///   - verdict: nil where no file was handed in.
    ///   - heldAtStart: how many checks hold for the file that everybody begins with.
    case coded(CodeVerdict?, heldAtStart: Int)
    /// The program of the question can't be run.
    case unjudged(KeyFailure)
  }

  public init(
    question: Question, minutes: Int, seconds: Double, text: String?, late: String? = nil,
    outcome: Outcome
  ) {
    self.question = question
    self.minutes = minutes
    self.seconds = seconds
    self.text = text
    self.late = late
    self.outcome = outcome
  }

  /// The ID of the track.
  public var topic: String { question.kata.id.track }

  /// 0…1: a prediction or a choice is right or isn't, a review has its own score, code the share that
  /// holds of the checks that didn't at the start.
  public var score: Double? {
    switch outcome {
    case .predicted(_, _, let verdict): verdict.isRight ? 1 : 0
    case .called(_, _, let isRight): isRight ? 1 : 0
    case .chosen(let picked, let right): picked == right ? 1 : 0
    case .reviewed(_, _, let result): result.score
    case .coded(.checked(let results, _)?, let heldAtStart):
      share(of: results.count(where: \.holds), in: results.count, from: heldAtStart)
    case .coded: 0
    case .unjudged: nil
    }
  }

  private func share(of held: Int, in all: Int, from start: Int) -> Double {
    all > start ? max(0, Double(held - start) / Double(all - start)) : held == all ? 1 : 0
  }
}
