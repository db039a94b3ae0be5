/// What to practise after an interview.
public struct Practice: Sendable, Hashable {
  /// One for each question that wasn't answered whole, the worst first.
  public var gaps: [Gap]

  public struct Gap: Sendable, Hashable {
    public var kata: KataID
    /// Each is named once, where it is wanted first.
    public var facts: [FactID]
    /// Katas that teach the same, none of them asked.
    public var katas: [KataID]
  }

  /// Most katas that are named for one question.
  private static let most = 3

  /// - Parameter course: all of its katas are looked through.
  public init(after result: InterviewResult, in course: Course) {
    let asked = Set(result.record.plan.items.map(\.kata))
    let others = course.katas.filter { !asked.contains($0.id) }
    var named: Set<KataID> = []
    var known: Set<FactID> = []
    gaps = result.answers.filter { $0.score.map { $0 < 1 } ?? false }
      .sorted { ($0.score ?? 0) < ($1.score ?? 0) }
      .map { answer in
        let kata = answer.question.kata
        let near = Self.near(to: kata, among: others).filter { !named.contains($0.id) }
        let katas = near.prefix(Self.most).map(\.id)
        named.formUnion(katas)
        let facts = kata.teaches.filter { known.insert($0).inserted }
        return Gap(kata: kata.id, facts: facts, katas: katas)
      }
  }

  /// The katas that continue this one or that it continues, then those that share most facts with
  /// it, the easier first.
  private static func near(to kata: Kata, among others: [Kata]) -> [Kata] {
    let facts = Set(kata.teaches)
    let ranked = others.map { other in
      let isNext = other.follows == kata.id || kata.follows == other.id
      return (kata: other, rank: facts.intersection(other.teaches).count + (isNext ? 100 : 0))
    }
    return ranked.filter { $0.rank > 0 }
      .sorted { ($1.rank, $0.kata.level) < ($0.rank, $1.kata.level) }
      .map(\.kata)
  }
}
