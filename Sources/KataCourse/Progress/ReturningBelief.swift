import Foundation

/// A false idea that explains answers of a learner to several questions.
public struct ReturningBelief: Sendable, Hashable {
  public var id: String
  /// The questions whose wrong answers it explains, each variant counted once: who types the same
  /// again has not believed it twice.
  public var times: Int
  /// The katas they are of, the latest last.
  public var katas: [KataID]
  /// The latest of the answers.
  public var latest: DatedAttempt

  var track: String { latest.attempt.kata.track }

  public init(id: String, times: Int, katas: [KataID], latest: DatedAttempt) {
    self.id = id
    self.times = times
    self.katas = katas
    self.latest = latest
  }
}

extension History {
  /// The ideas that were met at least twice and aren't overcome, the commonest first.
  ///
  /// One is overcome when every kata in which it was met has been answered right since, at the first
  /// try and without a hint, at another variant.
  public var returningBeliefs: [ReturningBelief] {
    // IDs are unique in a track.
    var sightings: [[String]: [DatedAttempt]] = [:]
    for kept in attempts {
      guard let id = kept.attempt.belief else { continue }
      let belief = [kept.attempt.kata.track, id]
      let isNew = !sightings[belief, default: []].contains {
        $0.attempt.isSameVariant(kept.attempt)
      }
      if isNew { sightings[belief, default: []].append(kept) }
    }
    let attempts = byKata
    return sightings.values.compactMap { met in
      guard let latest = met.last, let id = latest.attempt.belief, met.count > 1 else { return nil }
      let katas = met.map(\.attempt.kata).reversed().uniqued.reversed()
      let isOvercome = katas.allSatisfy { kata in
        let last = met.last { $0.attempt.kata == kata }
        return last.map { attempts[kata, default: []].isOvercome(since: $0) } ?? false
      }
      return isOvercome
        ? nil : ReturningBelief(id: id, times: met.count, katas: Array(katas), latest: latest)
    }
    .sorted { ($1.times, $0.track, $0.id) < ($0.times, $1.track, $1.id) }
  }
}

extension Attempt {
  fileprivate func isSameVariant(_ other: Attempt) -> Bool {
    kata == other.kata && seed == other.seed
  }
}

extension [DatedAttempt] {
  /// Whether another variant was answered right at once afterwards; those at one kata.
  fileprivate func isOvercome(since sighting: DatedAttempt) -> Bool {
    contains { kept in
      kept.time > sighting.time && kept.attempt.seed != sighting.attempt.seed
        && Showing(kept.attempt) == .atOnce
    }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
