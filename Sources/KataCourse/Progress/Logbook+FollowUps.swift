import Foundation

extension Logbook {
  /// Writes an answer to a follow-up down; when this returns it is kept.
  ///
  /// A rating that comes after its answer completes it: where the last thing kept of the same
  /// follow-up has the same words and no rating, no second one is made of it.
  public func record(_ answer: FollowUpAnswer, at time: Date) throws(LogbookError) {
    try reporting { () throws(SQLFailure) in
      try database.transaction { () throws(SQLFailure) in
        guard try !complete(answer) else { return }
        try database.run(
          "INSERT INTO follow_up (kata, question, written, rating, time) VALUES (?, ?, ?, ?, ?)",
          .text(answer.kata.description), .text(answer.question),
          answer.written.map(SQLValue.text) ?? .null,
          answer.rating.map { .integer($0.rawValue) } ?? .null,
          .real(time.timeIntervalSince1970))
      }
    }
  }

  private func complete(_ answer: FollowUpAnswer) throws(SQLFailure) -> Bool {
    guard let rating = answer.rating, let written = answer.written else { return false }
    return try !database.rows(
      """
      UPDATE follow_up SET rating = ?1
      WHERE id = (SELECT max(id) FROM follow_up WHERE kata = ?2 AND question = ?3)
        AND written = ?4 AND rating IS NULL
      RETURNING id
      """,
      .integer(rating.rawValue), .text(answer.kata.description), .text(answer.question),
      .text(written), read: { $0.integer(0) }
    ).isEmpty
  }

  /// Every answer to a follow-up, the oldest first.
  public func followUpAnswers() throws(LogbookError) -> [FollowUpAnswer] {
    try reporting { () throws(SQLFailure) in
      try database.rows(
        "SELECT kata, question, written, rating FROM follow_up ORDER BY id",
        read: FollowUpAnswer.init
      ).compactMap { $0 }
    }
  }
}

extension FollowUpAnswer {
  /// Reads the columns kata, question, written, rating; nil where another program has written what
  /// this one doesn't know.
  fileprivate init?(_ row: borrowing SQLStatement) {
    guard let kata = row.text(0).flatMap({ KataID($0) }), let question = row.text(1) else {
      return nil
    }
    self.init(
      kata: kata, question: question, written: row.text(2),
      rating: Rating(rawValue: row.integer(3)))
  }
}
