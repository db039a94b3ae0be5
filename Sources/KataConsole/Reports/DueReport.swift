import KataCourse

/// What `uikata due --json` says.
public struct DueReport: Encodable, Sendable {
  public var today: String
  public var due: [Entry]
  /// What becomes due first after today.
  public var upcoming: Upcoming?

  public struct Entry: Encodable, Sendable {
    public var id: KataID
    public var track: String
    public var title: String
    public var kind: String
    public var level: Int
    public var minutes: Int
    /// The day on which it became due; nil where it is there for a belief alone.
    public var since: String?
    public var belief: Belief?
  }

  public struct Belief: Encodable, Sendable {
    public var id: String
    public var times: Int
  }

  public struct Upcoming: Encodable, Sendable {
    public var id: KataID
    public var due: String
  }

  public init(_ agenda: Agenda) {
    today = agenda.today.description
    due = agenda.due.map { due in
      Entry(
        id: due.kata.id, track: due.kata.id.track, title: due.kata.title, kind: due.kata.kind.name,
        level: due.kata.level, minutes: due.kata.minutes, since: due.since?.description,
        belief: due.belief.map { Belief(id: $0.id, times: $0.times) })
    }
    upcoming = agenda.upcoming.map { Upcoming(id: $0.kata, due: $0.due.description) }
  }
}
