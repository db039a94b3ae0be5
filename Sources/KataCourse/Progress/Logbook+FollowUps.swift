import Foundation

extension Logbook {
  /// Writes an answer to a follow-up down; when this returns it is kept.
  ///
  /// A rating that comes after its answer completes it: where the last thing kept of the same
  /// follow-up has the same words and no rating, no second one is made of it.
  public func record(_ answer: FollowUpAnswer, at time: Date) throws(LogbookError) {
    try reporting { () throws(SQLFailure) in
      try database.transaction { () throws(SQLFailure) in
        if let unrated = try unrated(answer) {
          try database.complete(DatedFollowUp(answer, at: unrated.time))
        } else {
          try database.insert(DatedFollowUp(answer, at: time))
        }
      }
    }
  }

  private func unrated(_ answer: FollowUpAnswer) throws(SQLFailure) -> DatedFollowUp? {
    guard answer.rating != nil, answer.written != nil else { return nil }
    let last = try database.datedFollowUps().last {
      $0.answer.kata == answer.kata && $0.answer.question == answer.question
    }
    guard let last, last.answer.written == answer.written, last.answer.rating == nil else {
      return nil
    }
    return last
  }

  /// Every answer to a follow-up, the oldest first.
  public func followUpAnswers() throws(LogbookError) -> [FollowUpAnswer] {
    try reporting { () throws(SQLFailure) in try database.datedFollowUps().map(\.answer) }
  }
}
