/// One answer, as it is kept.
public struct Attempt: Sendable, Hashable, Codable {
  public enum Outcome: String, Sendable, Codable { case right, wrong, givenUp, skipped }

  public var kata: KataID
  public var seed: Int
  public var answer: String
  public var outcome: Outcome
  /// How many hints had been seen.
  public var hints: Int
  /// Wall-clock seconds since the question was posed.
  public var seconds: Double
  /// 0…1, for reviews.
  public var score: Double?
  public var belief: String?
  /// What it shows of the learner's memory; nil where it shows nothing, as a wrong answer that may
  /// still be followed by a right one.
  public var recall: Recall?

  public init(
    kata: KataID, seed: Int, answer: String, outcome: Outcome, hints: Int, seconds: Double,
    score: Double? = nil, belief: String? = nil, recall: Recall? = nil
  ) {
    self.kata = kata
    self.seed = seed
    self.answer = answer
    self.outcome = outcome
    self.hints = hints
    self.seconds = seconds
    self.score = score
    self.belief = belief
    self.recall = recall
  }
}
