import Foundation

/// When each kata that a learner has met is to be asked again.
///
/// Attempts are taken in the order in which they were made. A kata is weighed once a day, by the
/// first answer that shows something of the learner's memory: what comes later on the same day was
/// read a moment ago. For the same reason a variant whose answer is known isn't weighed again.
public struct Schedule: Sendable {
  /// What is known of one kata.
  public struct Card: Sendable, Hashable {
    var memory: FSRS.Memory
    /// When it was weighed the last time.
    public var weighed: Day
    /// When it is to be asked again.
    public var due: Day
  }

  private let scheduler = FSRS()
  private var cards: [KataID: Card] = [:]
  private var met: [KataID: MetVariants] = [:]
  private var beliefs = BeliefSightings()

  public init() {}

  /// - Parameter zone: whose midnight ends a day.
  public init(_ attempts: some Sequence<DatedAttempt>, in zone: TimeZone = .current) {
    for kept in attempts { take(kept.attempt, on: Day(kept.time, in: zone)) }
  }

  /// Nil for a kata that was never weighed.
  public subscript(kata: KataID) -> Card? { cards[kata] }

  /// Whether the learner has answered, given up or skipped a variant of a kata.
  public func hasMet(_ kata: KataID) -> Bool { met[kata] != nil }

  /// Every kata that was weighed, with the day when it is to be asked again; the earliest first.
  public var days: [(kata: KataID, due: Day)] {
    cards.map { (kata: $0.key, due: $0.value.due) }
      .sorted { ($0.due, $0.kata.description) < ($1.due, $1.kata.description) }
  }

  /// The first seed, from one on, of which the learner has met no variant.
  public func freshSeed(of kata: KataID, from seed: Int) -> Int {
    var seed = seed
    while met[kata]?.seeds.contains(seed) ?? false { seed = seed.nextSeed }
    return seed
  }

  /// The false ideas that come back, the commonest first.
  public var returningBeliefs: [ReturningBelief] { beliefs.returning }

  /// Whether a kata that can tell a belief was met, and not answered right at the first try since the
  /// belief was.
  public func practises(_ belief: ReturningBelief, in kata: KataID) -> Bool {
    let idea = BeliefSightings.Idea(belief: belief.id, track: belief.track)
    guard kata.track == belief.track, let met = met[kata], let latest = beliefs.latest(of: idea)
    else { return false }
    return met.knownAt < latest
  }

  /// Takes in an attempt.
  ///
  /// - Returns: the kata's card, where the attempt was weighed.
  @discardableResult
  public mutating func take(_ attempt: Attempt, on day: Day) -> Card? {
    beliefs.note(attempt)
    let isNew = met[attempt.kata, default: MetVariants()].note(attempt, at: beliefs.count)
    guard isNew, let recall = attempt.recall else { return nil }
    return weigh(attempt.kata, recall, on: day)
  }

  private mutating func weigh(_ kata: KataID, _ recall: Recall, on day: Day) -> Card? {
    let before = cards[kata]
    let days = before?.weighed.days(until: day)
    // A clock that was set back shows nothing either.
    if let days, days < 1 { return nil }
    let memory = scheduler.memory(after: recall, of: before?.memory, days: days ?? 0)
    let card = Card(memory: memory, weighed: day, due: day + scheduler.interval(after: memory))
    cards[kata] = card
    return card
  }
}

/// The variants of a kata that a learner has met.
private struct MetVariants {
  var seeds: Set<Int> = []
  /// Those that were answered right or given up.
  private var closed: Set<Int> = []
  /// The number of the attempt that was right at the first try the last time; 0 where none was.
  private(set) var knownAt = 0

  /// - Returns: whether the variant's answer wasn't known before.
  mutating func note(_ attempt: Attempt, at number: Int) -> Bool {
    seeds.insert(attempt.seed)
    let isNew = !closed.contains(attempt.seed)
    guard attempt.outcome == .right || attempt.outcome == .givenUp else { return isNew }
    closed.insert(attempt.seed)
    if isNew, attempt.recall == .good || attempt.recall == .easy { knownAt = number }
    return isNew
  }
}

extension Int {
  /// Seeds go from 1, and after the greatest from 1 again.
  var nextSeed: Int { self == .max ? 1 : self + 1 }
}
