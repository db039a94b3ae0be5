/// How a learner stands to one fact: what the latest answers to the katas that teach it show.
public struct FactStanding: Sendable, Hashable {
  public var fact: Fact
  /// How many katas teach it.
  public var katas: Int
  /// The latest answer to each of them that was answered, the newest first.
  public var showings: [DatedShowing]

  public init(fact: Fact, katas: Int, showings: [DatedShowing]) {
    self.fact = fact
    self.katas = katas
    self.showings = showings
  }

  /// The least that any of them shows, since a fact is known where it is known everywhere; nil where
  /// none was answered yet.
  public var showing: Showing? { showings.map(\.showing).min() }

  /// The newest of the answers that show the least.
  public var weakest: DatedShowing? { showings.first { $0.showing == showing } }
}

extension FactStanding {
  /// One for each fact that a kata of these tracks teaches, in the order of the facts' page.
  static func all(_ history: History, in course: Course, facts: [Fact]) -> [FactStanding] {
    let attempts = history.byKata
    var teachers: [FactID: [KataID]] = [:]
    for kata in course.katas {
      for fact in kata.teaches { teachers[fact, default: []].append(kata.id) }
    }
    return facts.compactMap { fact in
      guard let katas = teachers[fact.id] else { return nil }
      let showings = katas.compactMap { attempts[$0].flatMap(DatedShowing.init) }
      return FactStanding(
        fact: fact, katas: katas.count, showings: showings.sorted { $0.time > $1.time })
    }
  }
}
