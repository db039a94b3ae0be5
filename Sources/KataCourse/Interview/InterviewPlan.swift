/// The questions of one interview, in the order in which they are asked: the same for everybody whose
/// wish is the same.
public struct InterviewPlan: Codable, Sendable, Hashable {
  public var wish: InterviewWish
  public var items: [Item]

  public struct Item: Codable, Sendable, Hashable {
    public var kata: KataID
    /// What the plan allows for it. A review may get less than its author gave it: it is scored by
    /// severity, so one gets far in a part of the time.
    public var minutes: Int

    public init(kata: KataID, minutes: Int) {
      self.kata = kata
      self.minutes = minutes
    }
  }

  public init(_ wish: InterviewWish, items: [Item]) {
    self.wish = wish
    self.items = items
  }

  /// Draws an interview from a course: short questions by rising level, then one review, then one
  /// kata to write code for.
  ///
  /// The review gets a third of the time at most, and the code takes no more than that, or two fifths
  /// where all takes longer; the short ones fill the rest as exactly as their minutes allow. A review that would get less than five
  /// minutes, though it takes longer, is left out. Reviews have a track of their own, so one counts as
  /// of the topics where it teaches a fact that their katas teach.
  ///
  /// - Returns: nil where the course has nothing of these topics and levels that fits.
  public init?(_ wish: InterviewWish, from course: Course) {
    let shelf = TopicShelf(wish, course)
    let third = wish.minutes / 3
    let code =
      shelf.drawn(.code) { $0.minutes <= third }
      ?? shelf.shortest(.code, upTo: wish.minutes * 2 / 5)
    let review = shelf.drawn(.review) { $0.minutes <= third || third >= Self.leastOfReview }
    let reserved = (code?.minutes ?? 0) + (review.map { min($0.minutes, third) } ?? 0)
    let short = shelf.short(filling: wish.minutes - reserved)
    let left = wish.minutes - reserved - short.reduce(0) { $0 + $1.minutes }
    var items = short.sorted { $0.level < $1.level }.map(Item.init)
    if let review {
      items.append(Item(kata: review.id, minutes: min(review.minutes, third + left)))
    }
    items += code.map { [Item($0)] } ?? []
    guard !items.isEmpty else { return nil }
    self.init(wish, items: items)
  }

  private static let leastOfReview = 5
}

extension InterviewPlan.Item {
  fileprivate init(_ kata: Kata) { self.init(kata: kata.id, minutes: kata.minutes) }
}

/// The katas that an interview may be drawn from.
private struct TopicShelf {
  private let wish: InterviewWish
  private let katas: [Kata]

  enum Kind { case short, review, code }

  init(_ wish: InterviewWish, _ course: Course) {
    self.wish = wish
    let all = course.katas
    func isOfTopic(_ kata: Kata) -> Bool {
      wish.topics.isEmpty || wish.topics.contains(kata.id.track)
    }
    let facts = Set(all.filter(isOfTopic).flatMap(\.teaches))
    katas = all.filter { kata in
      wish.levels.contains(kata.level)
        && (isOfTopic(kata) || kata.part == .review && !facts.isDisjoint(with: kata.teaches))
    }
  }

  /// Of one kind, in the order of the seed. Each kind has an order of its own, so that a new kata of
  /// one changes nothing about another.
  private func shuffled(_ kind: Kind) -> [Kata] {
    var numbers = SeededNumbers(seed: wish.seed, stream: "interview \(kind)")
    return numbers.shuffled(katas.filter { $0.part == kind })
  }

  func drawn(_ kind: Kind, where fits: (Kata) -> Bool) -> Kata? {
    shuffled(kind).first(where: fits)
  }

  func shortest(_ kind: Kind, upTo minutes: Int) -> Kata? {
    shuffled(kind).filter { $0.minutes <= minutes }.min { $0.minutes < $1.minutes }
  }

  /// Short questions whose minutes add up to these or, where none do, to the most below them; from
  /// all tracks by turns.
  func short(filling minutes: Int) -> [Kata] {
    let katas = byTurns(shuffled(.short))
    guard minutes > 0 else { return [] }
    // reach[i] has the sums that katas from the i-th on can make.
    var reach = [Set([0])]
    for kata in katas.reversed() {
      let sums = reach[reach.count - 1]
      reach.append(sums.union(sums.map { $0 + kata.minutes }.filter { $0 <= minutes }))
    }
    reach.reverse()
    var left = reach[0].max() ?? 0
    return katas.enumerated().filter { index, kata in
      guard left >= kata.minutes, reach[index + 1].contains(left - kata.minutes) else {
        return false
      }
      left -= kata.minutes
      return true
    }.map(\.element)
  }

  /// The first of each track, then the second of each, and so on.
  private func byTurns(_ katas: [Kata]) -> [Kata] {
    var seen: [String: Int] = [:]
    let turns = katas.enumerated().map { offset, kata in
      seen[kata.id.track, default: 0] += 1
      return (turn: seen[kata.id.track] ?? 0, offset: offset, kata: kata)
    }
    return turns.sorted { ($0.turn, $0.offset) < ($1.turn, $1.offset) }.map(\.kata)
  }
}

extension Kata {
  fileprivate var part: TopicShelf.Kind {
    switch kind {
    case .predict, .choose: .short
    case .review: .review
    case .code: .code
    }
  }
}
