/// A false idea that explains answers of a learner to several questions.
public struct ReturningBelief: Sendable, Hashable {
  public var id: String
  /// The questions whose wrong answers it explains, each variant counted once: who types the same
  /// again has not believed it twice.
  public var times: Int
  /// The katas they are of, the latest last.
  public var katas: [KataID]
  /// The latest of the answers.
  public var latest: Attempt

  /// The track in which it was met.
  public var track: String { latest.kata.track }

  public init(id: String, times: Int, katas: [KataID], latest: Attempt) {
    self.id = id
    self.times = times
    self.katas = katas
    self.latest = latest
  }
}

extension History {
  /// The ideas that were met at least twice and aren't overcome, the commonest first.
  public var returningBeliefs: [ReturningBelief] {
    attempts.reduce(into: BeliefSightings()) { $0.note($1.attempt) }.returning
  }
}
