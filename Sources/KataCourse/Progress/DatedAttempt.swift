import Foundation

/// An attempt and when it was made.
public struct DatedAttempt: Sendable, Hashable {
  public var attempt: Attempt
  public var time: Date

  public init(_ attempt: Attempt, at time: Date) {
    self.attempt = attempt
    self.time = time
  }
}

extension DatedAttempt {
  /// Reads the columns kata, seed, answer, outcome, hints, seconds, score, belief, recall,
  /// time; nil where another program has written what this one doesn't know.
  init?(_ row: borrowing SQLStatement) {
    guard let kata = row.text(0).flatMap({ KataID($0) }), let answer = row.text(2),
      let outcome = row.text(3).flatMap(Attempt.Outcome.init(rawValue:)),
      let seconds = row.real(5), let time = row.real(9)
    else { return nil }
    self.init(
      Attempt(
        kata: kata, seed: row.integer(1), answer: answer, outcome: outcome, hints: row.integer(4),
        seconds: seconds, score: row.real(6), belief: row.text(7),
        recall: Recall(rawValue: row.integer(8))),
      at: Date(timeIntervalSince1970: time))
  }
}
