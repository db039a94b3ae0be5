import Foundation
import KataCourse

/// What `uikata progress --json` says.
public struct ProgressReport: Codable, Sendable, Hashable {
  public var attempts: Int
  public var tracks: [Track]
  public var beliefs: [Belief]
  /// How answers to follow-ups were rated by the learner.
  public var followUps: FollowUps
  public var recurring: [Recurring]
  public var facts: [Fact]

  public struct Track: Codable, Sendable, Hashable {
    public var track: String
    public var solved: Int
    public var total: Int
    /// How many others count as known by a placement run.
    public var known: Int
  }

  public struct FollowUps: Codable, Sendable, Hashable {
    public var missed: Int
    public var partly: Int
    public var had: Int
  }

  /// How often answers came from one belief.
  public struct Belief: Codable, Sendable, Hashable {
    public var id: String
    public var times: Int
  }

  /// A belief that explains answers to several questions and isn't overcome.
  public struct Recurring: Codable, Sendable, Hashable {
    public var id: String
    /// Questions, each variant counted once.
    public var times: Int
    public var katas: [KataID]
    /// Markdown.
    public var says: String
  }

  /// What the latest answers to the katas of a fact show.
  public struct Fact: Codable, Sendable, Hashable {
    public var id: FactID
    /// `atOnce`, `withHelp` or `notYet`; `open` where none of the katas was answered.
    public var state: String
    /// How many katas teach it, and how many of them were answered.
    public var katas: Int
    public var answered: Int
  }

  /// The tracks in course order, the beliefs with the commonest first, the facts in the order of
  /// their page.
  public init(_ headway: Headway) {
    let standing = headway.standing
    attempts = standing.attempts
    tracks = headway.tracks.map {
      Track(track: $0.id, solved: $0.solved, total: $0.total, known: $0.known)
    }
    beliefs = standing.beliefs
      .map { Belief(id: $0.key, times: $0.value) }
      .sorted { ($1.times, $0.id) < ($0.times, $1.id) }
    func count(_ rating: FollowUpAnswer.Rating) -> Int { standing.ratings[rating] ?? 0 }
    followUps = FollowUps(missed: count(.missed), partly: count(.partly), had: count(.had))
    recurring = headway.recurring.map { sentence in
      let belief = sentence.belief
      return Recurring(
        id: belief.id, times: belief.times, katas: belief.katas, says: sentence.says ?? "")
    }
    facts = headway.facts.map { fact in
      Fact(
        id: fact.fact.id, state: fact.showing.map { "\($0)" } ?? "open", katas: fact.katas,
        answered: fact.showings.count)
    }
  }
}
