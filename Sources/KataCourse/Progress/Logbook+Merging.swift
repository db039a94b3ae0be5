import Foundation

extension Logbook {
  /// Everything in it, as it is at one moment.
  public func entries() throws(LogbookError) -> [LogbookEntry] {
    try reporting { () throws(SQLFailure) in
      try database.snapshot { () throws(SQLFailure) in
        try database.datedAttempts().map(LogbookEntry.attempt)
          + database.datedFollowUps().map(LogbookEntry.followUp)
          + database.datedPlacements().map(LogbookEntry.placement)
          + database.keptInterviews().map { LogbookEntry.interview($0.dated) }
          + database.forgottenKatas().map(LogbookEntry.forgotten)
      }
    }
  }

  /// Takes in what another logbook had in it: all of it or, where something fails, nothing.
  ///
  /// What is here already is left as it is, so that taking in the same twice, or each machine's at
  /// the other, doubles nothing and loses nothing. What was forgotten, here or there, is gone
  /// afterwards, unless it came later.
  public func merge(_ entries: [LogbookEntry]) throws(LogbookError) -> MergeResult {
    try reporting { () throws(SQLFailure) in
      try database.transaction { () throws(SQLFailure) in
        var merge = LogbookMerge(into: database)
        try merge.take(entries)
        return merge.result
      }
    }
  }
}

/// What was new in entries that were taken in.
public struct MergeResult: Sendable, Hashable {
  public var attempts = 0
  public var followUps = 0
  public var placements = 0
  public var interviews = 0
  /// Katas that were forgotten elsewhere, and of which something was kept here.
  public var forgotten = 0

  public init(
    attempts: Int = 0, followUps: Int = 0, placements: Int = 0, interviews: Int = 0,
    forgotten: Int = 0
  ) {
    self.attempts = attempts
    self.followUps = followUps
    self.placements = placements
    self.interviews = interviews
    self.forgotten = forgotten
  }
}
