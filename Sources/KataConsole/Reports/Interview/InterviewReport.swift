import Foundation
import KataCourse

/// What became of an interview, ready to be told; `--report FILE.json` writes it as it is.
///
/// Whatever a candidate typed has lost its control characters. A key is left out where there is
/// nothing to say.
public struct InterviewReport: Codable, Sendable, Hashable {
  /// The course's title.
  public var course: String
  /// ISO 8601; left out of a sheet.
  public var began: String?
  /// How long it took.
  public var seconds: Double
  public var interview: InterviewWish
  /// 0…1, to the thousandth, as every score here: a question counts as much as its minutes.
  public var score: Double?
  public var topics: [Topic]
  public var questions: [Question]
  public var practice: [Gap]

  public struct Topic: Codable, Sendable, Hashable {
    public var topic: String
    public var title: String
    public var score: Double?
    public var minutes: Int
  }

  public struct Question: Codable, Sendable, Hashable {
    /// From 1.
    public var number: Int
    public var asked: AskedQuestion
    public var given: GivenAnswer
  }

  /// What wasn't answered whole, and where to learn it.
  public struct Gap: Codable, Sendable, Hashable {
    public var kata: KataID
    public var facts: [TaughtFact]
    /// Katas that teach the same.
    public var katas: [KataID]
  }

  public struct TaughtFact: Codable, Sendable, Hashable {
    public var id: FactID
    public var text: String
  }

  init(
    _ result: InterviewResult, practice: Practice, facts: [FactID: Fact], course: Course,
    began: Date?, words: any Words
  ) {
    self.course = course.title
    self.began = began?.formatted(.iso8601)
    interview = result.record.plan.wish
    seconds = (result.record.endedAt ?? 0).rounded()
    score = result.score.map(Self.rounded)
    topics = result.topics.map { topic in
      Topic(
        topic: topic.track,
        title: course.tracks.first { $0.id == topic.track }?.title ?? topic.track,
        score: topic.score.map(Self.rounded), minutes: topic.minutes)
    }
    questions = result.answers.enumerated().map { offset, answer in
      Question(
        number: offset + 1, asked: AskedQuestion(answer, words: words),
        given: GivenAnswer(answer, words: words))
    }
    self.practice = practice.gaps.map { gap in
      let taught = gap.facts.compactMap { id in
        facts[id].map { TaughtFact(id: id, text: $0.text) }
      }
      return Gap(kata: gap.kata, facts: taught, katas: gap.katas)
    }
  }

  static func rounded(_ score: Double) -> Double { (score * 1000).rounded() / 1000 }
}
