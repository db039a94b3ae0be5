import Foundation

/// One exercise, as its author wrote it.
public struct Kata: Sendable {
  public var id: KataID
  public var title: String
  public var kind: Kind
  /// 1 (anyone who has opened Xcode) to 5.
  public var level: Int
  public var minutes: Int
  public var teaches: [FactID]
  /// Case IDs of `Katas/evidence`, or public addresses.
  public var evidence: [String]
  /// The kata this one continues.
  public var follows: KataID?
  /// Markdown.
  public var question: String
  /// From a nudge to nearly the answer; Markdown.
  public var hints: [String]
  /// The rule, its reason, the iOS version, what goes wrong in real apps; Markdown.
  public var why: String
  /// Asked after the answer; Markdown.
  public var followUps: [FollowUp]
  public var folder: URL
  var places = KataPlaces()

  public enum Kind: Sendable {
    case predict(Prediction)
    case choose(Choice)
    case review(Review)
    case code(Exercise)
  }

  public init(
    id: KataID, title: String, kind: Kind, level: Int, minutes: Int, teaches: [FactID],
    evidence: [String], follows: KataID? = nil, question: String, hints: [String], why: String,
    followUps: [FollowUp] = [], folder: URL
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.level = level
    self.minutes = minutes
    self.teaches = teaches
    self.evidence = evidence
    self.follows = follows
    self.question = question
    self.hints = hints
    self.why = why
    self.followUps = followUps
    self.folder = folder
  }
}

/// A question answered aloud, and the answer it is measured by.
public struct FollowUp: Sendable, Hashable {
  public var question: String
  public var answer: String

  public init(question: String, answer: String) {
    self.question = question
    self.answer = answer
  }
}

extension Kata {
  /// Whether it has a program whose output is recorded.
  var isRun: Bool {
    if case .predict = kind { true } else { false }
  }
}

extension Kata.Kind {
  /// The word in front matter and in `--json`.
  public enum Word: String, Sendable, Codable, CaseIterable { case predict, choose, review, code }

  public var word: Word {
    switch self {
    case .predict: .predict
    case .choose: .choose
    case .review: .review
    case .code: .code
    }
  }

  public var name: String { word.rawValue }
}
