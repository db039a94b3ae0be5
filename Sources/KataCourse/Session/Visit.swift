/// A learner at one variant of one kata.
struct Visit: Sendable {
  /// As its author wrote it; `question.kata` is the dealt one.
  var kata: Kata
  var question: Question
  /// When the question was posed, in the session's time.
  var start: Double
  var effort: Effort
  var stage = Stage.answering
  var key: Key?
  var failure: KeyFailure?
  /// The lines so far of an answer that has several.
  var lines: [String] = []
  /// What is done as soon as the key is there.
  var pending: Pending?
  /// The answer whose lines are being run.
  var trying: String?
  /// Code that is being typed for the learner's file.
  var typed: SwiftEntry?
  /// Whether it is still to be said what an answer is to do, and where it is written.
  var awaitsExamples: Bool
  /// Whether the learner's file is being checked.
  var isChecking = false
  /// What the answer has made of the kata's card; nil where it hasn't been weighed.
  var card: Schedule.Card?
  /// What the program reported with the learner's lines in it.
  var records: [String]?
  /// The lines with which it did so.
  var written: [String]?
  /// Answers to this variant.
  var attempts = 0
  /// `solution` was said and is to be said again.
  var isConfirming = false
  /// Nil unless the kata is a review.
  var sitting: ReviewSitting?

  enum Stage: Sendable, Hashable {
    case answering
    /// A follow-up is asked, its index.
    case followUp(Int)
    /// Its answer is shown and waits for a rating.
    case rating(Int, written: String?)
    case behind
  }

  enum Pending: Sendable, Hashable {
    case answer(String)
    case solution
  }

  init(_ kata: Kata, seed: Int, after effort: Effort? = nil, at now: Double) {
    self.kata = kata
    question = Question(kata, seed: seed)
    start = now
    self.effort = effort ?? Effort(start: now)
    awaitsExamples = if case .code = kata.kind { true } else { false }
    if case .review(let review) = question.kata.kind { sitting = ReviewSitting(review) }
  }

  /// Whether the answer is typed a line at a time.
  var collectsLines: Bool {
    question.form == .lines || question.form == .blanks || question.form == .calls
  }

  /// Whether the learner sees what to answer with only when the key is there.
  var itemsComeFromKey: Bool {
    question.form == .order || question.form == .blanks || question.form == .calls
  }

  /// Whether the answer is a file.
  var isCoding: Bool { if case .code = kata.kind { true } else { false } }

  var needsKey: Bool { question.needsKey && key == nil }

  /// How many lines the answer has, where that may be told.
  var lineCount: Int? {
    guard question.form == .blanks, key != nil else { return nil }
    // Lines without a gap are given whole and have no label.
    return question.items.filter { !$0.label.isEmpty }.count
  }

  /// Whether the lines so far, or one line with `;` between the values, are as many as there are
  /// gaps.
  var fillsEveryGap: Bool {
    guard let lineCount else { return false }
    return lines.count >= lineCount
      || (lines.count == 1 && lines[0].split(separator: ";").count == lineCount)
  }

  func attempt(
    _ answer: String, _ outcome: Attempt.Outcome, score: Double? = nil, belief: String? = nil,
    at now: Double
  ) -> Attempt {
    Attempt(
      kata: kata.id, seed: question.seed, answer: answer, outcome: outcome,
      hints: effort.hintsSeen, seconds: now - start, score: score, belief: belief,
      recall: effort.recall(outcome, of: kata, at: now))
  }
}
