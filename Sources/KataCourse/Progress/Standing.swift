/// How far a learner has come.
public struct Standing: Sendable, Hashable {
  /// Every kata that was answered right at least once.
  public var solved: Set<KataID>
  /// Answers, right and wrong; neither skipped nor given up.
  public var attempts: Int
  /// How often an answer came from a belief, by the belief's ID.
  public var beliefs: [String: Int]
  /// How many answers to follow-ups were rated so.
  public var ratings: [FollowUpAnswer.Rating: Int]
  /// The level of each track below which katas count as known, by the track's ID.
  public var placed: [String: Int]

  public init(
    solved: Set<KataID> = [], attempts: Int = 0, beliefs: [String: Int] = [:],
    ratings: [FollowUpAnswer.Rating: Int] = [:], placed: [String: Int] = [:]
  ) {
    self.solved = solved
    self.attempts = attempts
    self.beliefs = beliefs
    self.ratings = ratings
    self.placed = placed
  }

  /// Whether a kata needn't be asked, since a harder one of its track was answered right at the
  /// first try in a placement run.
  public func counts(asKnown kata: Kata) -> Bool {
    !solved.contains(kata.id) && kata.level < placed[kata.id.track] ?? 1
  }

  /// How many katas of a track count as known.
  public func known(of track: Track, in course: Course) -> Int {
    guard placed[track.id] ?? 1 > 1 else { return 0 }
    return track.katas.compactMap(course.kata).count(where: counts(asKnown:))
  }

  public mutating func count(_ placement: Placement) {
    placed[placement.track] = placement.level
  }

  public mutating func count(_ answer: FollowUpAnswer) {
    if let rating = answer.rating { ratings[rating, default: 0] += 1 }
  }

  public mutating func count(_ attempt: Attempt) {
    switch attempt.outcome {
    case .right:
      solved.insert(attempt.kata)
      attempts += 1
    case .wrong:
      attempts += 1
    case .givenUp, .skipped:
      break
    }
    if let belief = attempt.belief { beliefs[belief, default: 0] += 1 }
  }
}
