import Foundation

/// Entries on their way into a logbook, in one transaction.
///
/// Entries have no IDs that two machines would agree on. What tells one from another is what was
/// answered to what and when, and two that agree in all of this are there as often as on the machine
/// that has more of them.
struct LogbookMerge {
  private let database: SQLDatabase
  private(set) var result = MergeResult()

  init(into database: SQLDatabase) {
    self.database = database
  }

  mutating func take(_ entries: [LogbookEntry]) throws(SQLFailure) {
    var attempts: [DatedAttempt] = []
    var followUps: [DatedFollowUp] = []
    var placements: [DatedPlacement] = []
    for entry in entries {
      switch entry {
      case .forgotten(let kata): try take(kata)
      case .attempt(let attempt): attempts.append(attempt)
      case .followUp(let answer): followUps.append(answer)
      case .placement(let placement): placements.append(placement)
      case .interview(let interview): try take(interview)
      }
    }
    let forgotten = Dictionary(
      uniqueKeysWithValues: try database.forgottenKatas().map { ($0.kata, $0.time) })
    func isLeft(_ kata: KataID, _ time: Date) -> Bool { forgotten[kata].map { $0 < time } ?? true }
    try take(attempts.filter { isLeft($0.attempt.kata, $0.time) })
    try take(followUps.filter { isLeft($0.answer.kata, $0.time) })
    try take(placements)
  }

  private mutating func take(_ forgotten: ForgottenKata) throws(SQLFailure) {
    if try database.forget(forgotten) > 0 { result.forgotten += 1 }
  }

  // MARK: Attempts

  /// What tells one attempt from another. The rest of it follows from these, or was measured on the
  /// way.
  private struct AttemptKey: Hashable {
    var kata: KataID
    var seed: Int
    var answer: String
    var outcome: Attempt.Outcome
    var time: Date

    init(_ kept: DatedAttempt) {
      let attempt = kept.attempt
      (kata, seed, answer, outcome) = (attempt.kata, attempt.seed, attempt.answer, attempt.outcome)
      time = kept.time
    }
  }

  private mutating func take(_ attempts: [DatedAttempt]) throws(SQLFailure) {
    var here = Multiset(try database.datedAttempts().map(AttemptKey.init))
    for attempt in attempts where !here.remove(AttemptKey(attempt)) {
      try database.insert(attempt)
      result.attempts += 1
    }
  }

  // MARK: Follow-ups

  private struct FollowUpKey: Hashable {
    var kata: KataID
    var question: String
    var written: String?
    var time: Date

    init(_ kept: DatedFollowUp) {
      (kata, question, written) = (kept.answer.kata, kept.answer.question, kept.answer.written)
      time = kept.time
    }
  }

  /// The rated ones first: one that was rated there and not yet here completes the one that is here.
  private mutating func take(_ answers: [DatedFollowUp]) throws(SQLFailure) {
    let kept = try database.datedFollowUps()
    var rated = Multiset(kept.filter { $0.answer.rating != nil })
    var unrated = Multiset(kept.filter { $0.answer.rating == nil }.map(FollowUpKey.init))
    var unmatched = Multiset<FollowUpKey>()
    for answer in answers where answer.answer.rating != nil {
      if rated.remove(answer) { continue }
      result.followUps += 1
      if unrated.remove(FollowUpKey(answer)) {
        try database.complete(answer)
      } else {
        try database.insert(answer)
      }
    }
    // What is left here, rated or not, stands for as many that came without a rating.
    for answer in rated.elements.map(FollowUpKey.init) + unrated.elements {
      unmatched.insert(answer)
    }
    for answer in answers where answer.answer.rating == nil {
      if unmatched.remove(FollowUpKey(answer)) { continue }
      try database.insert(answer)
      result.followUps += 1
    }
  }

  // MARK: Placements

  private mutating func take(_ placements: [DatedPlacement]) throws(SQLFailure) {
    var here = Multiset(try database.datedPlacements())
    for placement in placements where !here.remove(placement) {
      try database.insert(placement)
      result.placements += 1
    }
  }

  // MARK: Interviews

  /// One that is here and there is kept as it is where it has come further.
  private mutating func take(_ interview: DatedInterview) throws(SQLFailure) {
    let here = try database.keptInterviews().first {
      $0.course == interview.course && $0.began == interview.began
    }
    if let here {
      guard here.record.isBehind(interview.record) else { return }
      try database.update(interview.record, of: here.id)
    } else {
      _ = try database.insert(interview)
    }
    result.interviews += 1
  }
}

extension InterviewRecord {
  /// Whether another record of the same interview has come further.
  fileprivate func isBehind(_ other: InterviewRecord) -> Bool {
    (endedAt == nil ? 0 : 1, current, openedAt)
      < (other.endedAt == nil ? 0 : 1, other.current, other.openedAt)
  }
}

/// How often each of some values is there.
private struct Multiset<Element: Hashable> {
  private var counts: [Element: Int] = [:]

  init(_ elements: [Element] = []) {
    for element in elements { insert(element) }
  }

  var elements: [Element] { counts.flatMap { Array(repeating: $0.key, count: $0.value) } }

  mutating func insert(_ element: Element) { counts[element, default: 0] += 1 }

  /// - Returns: whether there was one.
  mutating func remove(_ element: Element) -> Bool {
    guard let count = counts[element], count > 0 else { return false }
    counts[element] = count - 1
    return true
  }
}
