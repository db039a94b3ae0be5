/// How far a learner has come in a course: by track, by fact, and which false ideas came back.
public struct Headway: Sendable {
  public var tracks: [TrackStanding]
  public var facts: [FactStanding]
  public var recurring: [RecurringSentence]
  public var standing: Standing

  public struct TrackStanding: Sendable, Hashable {
    public var id: String
    public var title: String
    public var solved: Int
    public var total: Int
    /// How many others count as known by a placement run.
    public var known: Int

    public init(id: String, title: String, solved: Int, total: Int, known: Int) {
      self.id = id
      self.title = title
      self.solved = solved
      self.total = total
      self.known = known
    }
  }

  /// A belief that came back, and what is said to those who hold it.
  public struct RecurringSentence: Sendable, Hashable {
    public var belief: ReturningBelief
    /// Markdown; nil where the course has no word for it any more.
    public var says: String?
  }

  /// - Parameter facts: those of the course, in the order of their page; empty where nothing is to be
  ///   said of facts, so that no kata is read for them.
  public init(_ history: History, in course: Course, facts: [Fact] = []) {
    let standing = history.standing
    let solved = standing.solved
    self.standing = standing
    tracks = course.tracks.map { track in
      TrackStanding(
        id: track.id, title: track.title, solved: track.katas.filter(solved.contains).count,
        total: track.katas.count, known: standing.known(of: track, in: course))
    }
    self.facts = facts.isEmpty ? [] : FactStanding.all(history, in: course, facts: facts)
    recurring = history.returningBeliefs.map { belief in
      RecurringSentence(belief: belief, says: course.sentence(on: belief))
    }
  }
}

extension Course {
  /// What is said of a belief where it was met last, with the names of that variant.
  fileprivate func sentence(on belief: ReturningBelief) -> String? {
    let attempt = belief.latest
    guard let kata = kata(attempt.kata) else { return nil }
    return Question(kata, seed: attempt.seed).kata.words(to: belief.id)
  }
}
