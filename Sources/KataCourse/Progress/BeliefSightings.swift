/// Where a learner's answers came from false ideas, and what was answered right since.
struct BeliefSightings: Sendable {
  /// A belief as it is known in one track: elsewhere its name may mean something else.
  struct Idea: Sendable, Hashable {
    var belief: String
    var track: String
  }

  private struct Sighting {
    var attempt: Attempt
    var number: Int
  }

  /// How many attempts were noted, which numbers the next.
  private(set) var count = 0
  /// One for each variant.
  private var sightings: [Idea: [Sighting]] = [:]
  private var latest: [Idea: Int] = [:]
  /// What was right at the first try and without a hint.
  private var known: [KataID: [Sighting]] = [:]

  /// - Parameter attempt: the one that was made after all that were noted.
  mutating func note(_ attempt: Attempt) {
    count += 1
    let sighting = Sighting(attempt: attempt, number: count)
    if Showing(attempt) == .atOnce { known[attempt.kata, default: []].append(sighting) }
    guard let belief = attempt.belief else { return }
    let idea = Idea(belief: belief, track: attempt.kata.track)
    latest[idea] = count
    let isNew = !sightings[idea, default: []].contains { $0.attempt.isSameVariant(attempt) }
    if isNew { sightings[idea, default: []].append(sighting) }
  }

  /// The number of the latest attempt that came from an idea; nil where none did.
  func latest(of idea: Idea) -> Int? { latest[idea] }

  /// The ideas that were met at least twice and aren't overcome, the commonest first.
  ///
  /// One is overcome when every kata in which it was met has been answered right since, at the first
  /// try and without a hint, at another variant.
  var returning: [ReturningBelief] {
    sightings.compactMap { idea, met -> ReturningBelief? in
      guard let latest = met.last, met.count > 1 else { return nil }
      let katas = met.map(\.attempt.kata).reversed().uniqued.reversed()
      let isLeftBehind = katas.allSatisfy { kata in
        met.last { $0.attempt.kata == kata }.map { isOvercome(since: $0) } ?? false
      }
      return isLeftBehind
        ? nil
        : ReturningBelief(
          id: idea.belief, times: met.count, katas: Array(katas), latest: latest.attempt)
    }
    .sorted { ($1.times, $0.track, $0.id) < ($0.times, $1.track, $1.id) }
  }

  private func isOvercome(since sighting: Sighting) -> Bool {
    known[sighting.attempt.kata, default: []].contains {
      $0.number > sighting.number && $0.attempt.seed != sighting.attempt.seed
    }
  }
}

extension Attempt {
  fileprivate func isSameVariant(_ other: Attempt) -> Bool {
    kata == other.kata && seed == other.seed
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
