/// A fact, and where the course has it from and puts it to use.
public struct FactSheet: Sendable, Hashable {
  public var fact: Fact
  /// The katas that teach it, in the order they are taught.
  public var katas: [KataID]
  /// What those katas rest on, each once: addresses, and what cases of evidence name.
  public var sources: [String]

  public init(fact: Fact, katas: [KataID], sources: [String]) {
    (self.fact, self.katas, self.sources) = (fact, katas, sources)
  }
}

extension CourseFolder {
  /// The sheet of a fact, whose ID may be in small letters; nil where the course has no such fact.
  /// Reads every kata.
  public func sheet(of id: FactID) -> FactSheet? {
    guard let fact = facts()[id.uppercased()] else { return nil }
    let katas = open().course?.katas.filter { $0.teaches.contains(fact.id) } ?? []
    let shelf = EvidenceShelf(CourseFiles(url, list: ProblemList()))
    let sources = katas.flatMap(\.evidence).map { shelf.sources[$0] ?? $0 }
    return FactSheet(fact: fact, katas: katas.map(\.id), sources: sources.uniqued)
  }
}

extension Array where Element: Hashable {
  /// Without repetitions, in the order of first occurrence.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
