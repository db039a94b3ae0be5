/// A kata that is to be asked again, and why.
public struct DueKata: Sendable {
  public var kata: Kata
  /// Since when it may be forgotten; nil where it is there for a belief alone.
  public var since: Day?
  /// What it practises, where it can tell a belief that the learner has shown more than once.
  public var belief: PractisedBelief?

  public struct PractisedBelief: Sendable, Hashable {
    public var id: String
    public var times: Int
    /// What the kata says to who holds it; Markdown.
    public var says: String
  }
}

extension Course {
  /// What is to be asked again, the longest due first, and behind it what only practises a belief.
  public func due(by schedule: Schedule, on day: Day) -> [DueKata] {
    let beliefs = schedule.returningBeliefs
    let due = schedule.days.filter { $0.due <= day }.compactMap { id, since in
      kata(id).map {
        DueKata(kata: $0, since: since, belief: belief(among: beliefs, in: $0, schedule))
      }
    }
    let known = Set(due.map(\.kata.id))
    let tracks = Set(beliefs.map(\.track))
    let practice = kataIDs.filter { tracks.contains($0.track) && !known.contains($0) }
      .filter { id in beliefs.contains { schedule.practises($0, in: id) } }
      .compactMap { id -> DueKata? in
        guard let kata = kata(id), let belief = belief(among: beliefs, in: kata, schedule) else {
          return nil
        }
        return DueKata(kata: kata, since: nil, belief: belief)
      }
    return due + practice
  }

  /// The first day on which something becomes due, and what.
  public func upcoming(by schedule: Schedule, after day: Day) -> (kata: KataID, due: Day)? {
    let ids = Set(kataIDs)
    return schedule.days.first { $0.due > day && ids.contains($0.kata) }
  }

  private func belief(
    among beliefs: [ReturningBelief], in kata: Kata, _ schedule: Schedule
  ) -> DueKata.PractisedBelief? {
    for belief in beliefs where schedule.practises(belief, in: kata.id) {
      guard let says = kata.words(to: belief.id) else { continue }
      return DueKata.PractisedBelief(id: belief.id, times: belief.times, says: says)
    }
    return nil
  }
}
