/// What a learner made of one follow-up, as it is kept.
public struct FollowUpAnswer: Sendable, Hashable, Codable {
  public var kata: KataID
  /// The follow-up's own text, since follow-ups have no names.
  public var question: String
  /// Nil where it was answered aloud.
  public var written: String?
  /// The learner's own, by the answer that was shown; nil where none was given.
  public var rating: Rating?

  public init(kata: KataID, question: String, written: String? = nil, rating: Rating? = nil) {
    self.kata = kata
    self.question = question
    self.written = written
    self.rating = rating
  }

  /// How near a learner came to the answer.
  public enum Rating: Int, Sendable, Codable, CaseIterable {
    case missed = 1
    case partly, had

    /// Reads the number that stands for it.
    init?(_ text: String) {
      guard let number = Int(text.trimmingWhitespace) else { return nil }
      self.init(rawValue: number)
    }
  }
}
