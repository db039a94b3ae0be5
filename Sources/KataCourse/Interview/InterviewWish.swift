/// What somebody wants of an interview. Equal wishes make equal interviews.
public struct InterviewWish: Codable, Sendable, Hashable {
  public var minutes: Int
  /// The IDs of tracks; empty for the whole course.
  public var topics: [String]
  /// The hardest level that is asked, 1 to 5.
  public var level: Int
  /// Draws the questions and their values.
  public var seed: Int
  /// Whether one may go back to a question. It changes none of the questions.
  public var allowsBack: Bool

  public init(
    minutes: Int = Self.usualMinutes, topics: [String] = [], level: Int = Self.usualLevel,
    seed: Int, allowsBack: Bool = false
  ) {
    self.minutes = minutes
    self.topics = topics
    self.level = level
    self.seed = seed
    self.allowsBack = allowsBack
  }

  public static let usualMinutes = 25
  public static let usualLevel = 3

  /// The level asked for and the two below it: nobody's time goes on what is too easy to tell.
  var levels: ClosedRange<Int> { max(1, level - 2)...level }
}
