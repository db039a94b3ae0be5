/// How well a kata was known when it was asked, as the scheduler wants to be told.
public enum Recall: Int, Sendable, Hashable, Codable, CaseIterable {
  /// Given up, or the solution was shown.
  case again = 1
  /// With a hint, or not at the first try.
  case hard
  /// At the first try.
  case good
  /// At the first try, in less than half of the minutes the kata is meant to take.
  case easy

  /// From 1 to 4, as FSRS numbers them.
  var rating: Int { rawValue }

  /// What an answer shows; nil where it shows nothing.
  ///
  /// A review is over after one answer, right or wrong, and tells all that was missed. Elsewhere a
  /// wrong answer leaves the kata open, and counts when the learner passes on.
  ///
  /// - Parameters:
  ///   - hasErred: whether there was a wrong answer before it.
  ///   - seconds: since the question was posed; nil where nobody knows.
  public init?(
    _ outcome: Attempt.Outcome, of kata: Kata, hints: Int, hasErred: Bool, seconds: Double?
  ) {
    switch (outcome, kata.kind) {
    case (.givenUp, _), (.wrong, .review): self = .again
    case (.skipped, _) where hasErred: self = .again
    case (.skipped, _), (.wrong, _): return nil
    case (.right, _) where hints > 0 || hasErred: self = .hard
    case (.right, _):
      let isQuick = seconds.map { $0 < Double(kata.minutes) * 60 / 2 } ?? false
      self = isQuick ? .easy : .good
    }
  }
}
