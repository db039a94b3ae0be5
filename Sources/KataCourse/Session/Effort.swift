/// What a kata has taken a learner at one sitting, over all the variants dealt in it.
struct Effort: Sendable, Hashable {
  /// When the first of them was posed, in the session's time.
  var start: Double
  var hintsSeen = 0
  /// Whether an answer was wrong.
  var hasErred = false
  /// Whether the answer is a file that may hold an earlier one, from before this sitting.
  var isGivenFile = false

  /// What an answer shows of the learner's memory; nil where it shows nothing.
  func recall(_ outcome: Attempt.Outcome, of kata: Kata, at now: Double) -> Recall? {
    if isGivenFile { return nil }
    return Recall(outcome, of: kata, hints: hintsSeen, hasErred: hasErred, seconds: now - start)
  }
}
