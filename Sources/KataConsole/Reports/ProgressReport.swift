import KataCourse

/// What `uikata progress --json` says.
public struct ProgressReport: Codable, Sendable, Hashable {
  public var attempts: Int
  public var tracks: [Track]
  public var beliefs: [Belief]
  /// How answers to follow-ups were rated by the learner.
  public var followUps: FollowUps

  public struct Track: Codable, Sendable, Hashable {
    public var track: String
    public var solved: Int
    public var total: Int
    /// How many others count as known by a placement run.
    public var known: Int
  }

  public struct FollowUps: Codable, Sendable, Hashable {
    public var missed: Int
    public var partly: Int
    public var had: Int
  }

  /// How often answers came from one belief.
  public struct Belief: Codable, Sendable, Hashable {
    public var id: String
    public var times: Int
  }

  /// The tracks in course order, the beliefs with the commonest first.
  public init(_ standing: Standing, in course: Course) {
    attempts = standing.attempts
    tracks = course.tracks.map { track in
      let solved = track.katas.filter(standing.solved.contains).count
      return Track(
        track: track.id, solved: solved, total: track.katas.count,
        known: standing.known(of: track, in: course))
    }
    beliefs = standing.beliefs
      .map { Belief(id: $0.key, times: $0.value) }
      .sorted { ($1.times, $0.id) < ($0.times, $1.id) }
    func count(_ rating: FollowUpAnswer.Rating) -> Int { standing.ratings[rating] ?? 0 }
    followUps = FollowUps(missed: count(.missed), partly: count(.partly), had: count(.had))
  }
}
