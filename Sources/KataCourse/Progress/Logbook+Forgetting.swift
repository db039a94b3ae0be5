import Foundation

extension Logbook {
  /// How many answers are kept of a kata, follow-ups among them.
  public func answers(to kata: KataID) throws(LogbookError) -> Int {
    try reporting { () throws(SQLFailure) in try times(of: kata).count }
  }

  /// Throws away what is kept of a kata, as if it had never been opened, and remembers that it was
  /// forgotten, so that it doesn't come back from another machine.
  ///
  /// - Parameter time: now. What bears a later time, since clocks may differ, goes too.
  /// - Returns: how many answers it was, follow-ups among them. Where there were none, nothing is
  ///   remembered.
  public func forget(_ kata: KataID, at time: Date) throws(LogbookError) -> Int {
    try reporting { () throws(SQLFailure) in
      try database.transaction { () throws(SQLFailure) in
        guard let last = try times(of: kata).max() else { return 0 }
        return try database.forget(ForgottenKata(kata: kata, time: max(time, last)))
      }
    }
  }

  private func times(of kata: KataID) throws(SQLFailure) -> [Date] {
    try database.datedAttempts().filter { $0.attempt.kata == kata }.map(\.time)
      + database.datedFollowUps().filter { $0.answer.kata == kata }.map(\.time)
  }
}
