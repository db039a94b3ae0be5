import Foundation

// The rows of a logbook's tables, read and written.

extension SQLDatabase {
  // MARK: Attempts

  /// - Parameter track: only those of one track's katas.
  /// - Returns: the oldest first.
  func datedAttempts(inTrack track: String? = nil) throws(SQLFailure) -> [DatedAttempt] {
    try rows(
      """
      SELECT kata, seed, answer, outcome, hints, seconds, score, belief, recall, time
      FROM attempt WHERE ?1 IS NULL OR kata GLOB ?1 || '/*' ORDER BY time, id
      """,
      track.map(SQLValue.text) ?? .null, read: DatedAttempt.init
    ).compactMap { $0 }
  }

  func insert(_ kept: DatedAttempt) throws(SQLFailure) {
    let attempt = kept.attempt
    try run(
      """
      INSERT INTO attempt (kata, seed, answer, outcome, hints, seconds, score, belief, recall, time)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .text(attempt.kata.description), .integer(attempt.seed), .text(attempt.answer),
      .text(attempt.outcome.rawValue), .integer(attempt.hints), .real(attempt.seconds),
      attempt.score.map(SQLValue.real) ?? .null, attempt.belief.map(SQLValue.text) ?? .null,
      attempt.recall.map { .integer($0.rawValue) } ?? .null, .real(kept.time.timeIntervalSince1970))
  }

  // MARK: Follow-ups

  /// The oldest first.
  func datedFollowUps() throws(SQLFailure) -> [DatedFollowUp] {
    try rows(
      "SELECT kata, question, written, rating, time FROM follow_up ORDER BY time, id",
      read: DatedFollowUp.init
    ).compactMap { $0 }
  }

  func insert(_ kept: DatedFollowUp) throws(SQLFailure) {
    let answer = kept.answer
    try run(
      "INSERT INTO follow_up (kata, question, written, rating, time) VALUES (?, ?, ?, ?, ?)",
      .text(answer.kata.description), .text(answer.question),
      answer.written.map(SQLValue.text) ?? .null,
      answer.rating.map { .integer($0.rawValue) } ?? .null, .real(kept.time.timeIntervalSince1970))
  }

  /// Gives the rating to the same answer, which has none yet.
  func complete(_ kept: DatedFollowUp) throws(SQLFailure) {
    let answer = kept.answer
    try run(
      """
      UPDATE follow_up SET rating = ?1
      WHERE id = (
        SELECT id FROM follow_up
        WHERE kata = ?2 AND question = ?3 AND written IS ?4 AND time = ?5 AND rating IS NULL
        LIMIT 1)
      """,
      answer.rating.map { .integer($0.rawValue) } ?? .null, .text(answer.kata.description),
      .text(answer.question), answer.written.map(SQLValue.text) ?? .null,
      .real(kept.time.timeIntervalSince1970))
  }

  // MARK: Placements

  /// The oldest first.
  func datedPlacements() throws(SQLFailure) -> [DatedPlacement] {
    try rows(
      "SELECT track, level, time FROM placement ORDER BY time, id", read: DatedPlacement.init
    )
    .compactMap { $0 }
  }

  func insert(_ kept: DatedPlacement) throws(SQLFailure) {
    try run(
      "INSERT INTO placement (track, level, time) VALUES (?, ?, ?)", .text(kept.placement.track),
      .integer(kept.placement.level), .real(kept.time.timeIntervalSince1970))
  }

  // MARK: Interviews

  /// The first begun first.
  func keptInterviews() throws(SQLFailure) -> [KeptInterview] {
    try rows(
      "SELECT id, course, began, record FROM interview ORDER BY began, id", read: KeptInterview.init
    ).compactMap { $0 }
  }

  /// - Returns: its ID.
  func insert(_ interview: DatedInterview) throws(SQLFailure) -> Int {
    try rows(
      "INSERT INTO interview (course, began, ended, record) VALUES (?, ?, ?, ?) RETURNING id",
      .text(interview.course), .real(interview.began.timeIntervalSince1970),
      .integer(interview.record.endedAt == nil ? 0 : 1), .text(interview.record.json),
      read: { $0.integer(0) }
    ).first ?? 0
  }

  func update(_ record: InterviewRecord, of id: Int) throws(SQLFailure) {
    try run(
      "UPDATE interview SET record = ?, ended = ? WHERE id = ?", .text(record.json),
      .integer(record.endedAt == nil ? 0 : 1), .integer(id))
  }

  // MARK: What was forgotten

  func forgottenKatas() throws(SQLFailure) -> [ForgottenKata] {
    try rows("SELECT kata, time FROM forgotten ORDER BY kata", read: ForgottenKata.init)
      .compactMap { $0 }
  }

  /// Throws away what was kept of a kata up to a moment, and remembers that it did.
  ///
  /// - Returns: how many answers it was.
  func forget(_ forgotten: ForgottenKata) throws(SQLFailure) -> Int {
    let kata = SQLValue.text(forgotten.kata.description)
    let time = SQLValue.real(forgotten.time.timeIntervalSince1970)
    try run(
      """
      INSERT INTO forgotten (kata, time) VALUES (?1, ?2)
      ON CONFLICT (kata) DO UPDATE SET time = max(time, excluded.time)
      """, kata, time)
    var count = 0
    for table in ["attempt", "follow_up"] {
      count += try rows(
        "DELETE FROM \(table) WHERE kata = ?1 AND time <= ?2 RETURNING id", kata, time,
        read: { $0.integer(0) }
      ).count
    }
    return count
  }
}

// Each is nil where another program has written what this one doesn't know.

extension DatedAttempt {
  /// Reads the columns kata, seed, answer, outcome, hints, seconds, score, belief, recall, time.
  fileprivate init?(_ row: borrowing SQLStatement) {
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

extension DatedFollowUp {
  /// Reads the columns kata, question, written, rating, time.
  fileprivate init?(_ row: borrowing SQLStatement) {
    guard let kata = row.text(0).flatMap({ KataID($0) }), let question = row.text(1),
      let time = row.real(4)
    else { return nil }
    let answer = FollowUpAnswer(
      kata: kata, question: question, written: row.text(2),
      rating: FollowUpAnswer.Rating(rawValue: row.integer(3)))
    self.init(answer, at: Date(timeIntervalSince1970: time))
  }
}

extension DatedPlacement {
  /// Reads the columns track, level, time.
  fileprivate init?(_ row: borrowing SQLStatement) {
    guard let track = row.text(0), let time = row.real(2) else { return nil }
    self.init(
      Placement(track: track, level: row.integer(1)), at: Date(timeIntervalSince1970: time))
  }
}

extension KeptInterview {
  /// Reads the columns id, course, began, record.
  init?(_ row: borrowing SQLStatement) {
    guard let course = row.text(1), let began = row.real(2), let text = row.text(3),
      let record = try? JSONDecoder().decode(InterviewRecord.self, from: Data(text.utf8))
    else { return nil }
    self.init(
      id: row.integer(0), course: course, began: Date(timeIntervalSince1970: began),
      record: record)
  }

  var dated: DatedInterview { DatedInterview(course: course, began: began, record: record) }
}

extension ForgottenKata {
  /// Reads the columns kata, time.
  fileprivate init?(_ row: borrowing SQLStatement) {
    guard let kata = row.text(0).flatMap({ KataID($0) }), let time = row.real(1) else { return nil }
    self.init(kata: kata, time: Date(timeIntervalSince1970: time))
  }
}

extension InterviewRecord {
  fileprivate var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Strings, integers and finite numbers, which can't fail.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
