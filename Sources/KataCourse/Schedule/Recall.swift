/// How well a kata was solved, as the scheduler asks for it.
public enum Recall: Int, Sendable, Hashable, CaseIterable {
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
}
