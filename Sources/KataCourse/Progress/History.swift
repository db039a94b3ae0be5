/// Everything a learner has answered, the oldest first: what all that is said of progress comes from.
public struct History: Sendable, Hashable {
  public var attempts: [DatedAttempt]
  public var followUps: [FollowUpAnswer]
  /// What counts of each track.
  public var placements: [Placement]

  public init(
    attempts: [DatedAttempt] = [], followUps: [FollowUpAnswer] = [], placements: [Placement] = []
  ) {
    self.attempts = attempts
    self.followUps = followUps
    self.placements = placements
  }

  /// What it comes to.
  public var standing: Standing {
    var standing = Standing()
    for kept in attempts { standing.count(kept.attempt) }
    for answer in followUps { standing.count(answer) }
    for placement in placements { standing.count(placement) }
    return standing
  }

  /// Those at each kata.
  var byKata: [KataID: [DatedAttempt]] { Dictionary(grouping: attempts, by: \.attempt.kata) }
}

extension Logbook {
  /// Everything answered so far.
  ///
  /// - Parameter track: only what was answered in one track.
  public func history(ofTrack track: String? = nil) throws(LogbookError) -> History {
    History(
      attempts: try attempts(inTrack: track),
      followUps: try followUpAnswers().filter { track == nil || $0.kata.track == track },
      placements: try placements())
  }
}
