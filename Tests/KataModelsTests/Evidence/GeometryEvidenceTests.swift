import KataModels
import Testing

@MainActor @Suite struct `The public evidence about geometry` {
  nonisolated static let coverage = EvidenceCoverage("geometry", waiting: [:])

  @Test func `is replayed, case by case, or waits for a reason`() {
    #expect(Self.coverage.strays == [])
    #expect(Self.coverage.replayed.count == 62)
  }

  @Test(arguments: coverage.replayed)
  func `agrees with the model`(evidence: EvidenceCase) throws {
    let tree = EvidenceTree(evidence.setup)
    tree.apply(evidence.action["ops"]?.list ?? [])
    let found = try #require(answer(evidence.action, in: tree))
    #expect(agree(found, evidence.expected.numbers), "\(found), not \(evidence.expected.numbers)")
  }

  @Test func `in words is acted out, here or by other tests`() {
    let elsewhere = GeometryScripts.elsewhere
    #expect(Set(GeometryScripts.ids).isDisjoint(with: elsewhere.keys))
    #expect(Set(Self.inWords.map(\.id)) == Set(GeometryScripts.ids).union(elsewhere.keys))
    #expect(Set(GeometryScripts.all.keys) == Set(GeometryScripts.ids))
    print(
      "geometry: \(Self.coverage.replayed.count + GeometryScripts.ids.count) cases agree, "
        + "\(elsewhere.count) are acted out by other tests")
  }

  nonisolated static let inWords = EvidenceCase.inWords(in: "geometry")

  @Test(arguments: inWords.filter { GeometryScripts.elsewhere[$0.id] == nil })
  func `in words agrees with the model`(evidence: EvidenceCase) throws {
    let script = try #require(GeometryScripts.all[evidence.id])
    let found = script()
    let expected = GeometryScripts.reduced(evidence)
    #expect(matches(found, expected), "\(found), not \(expected)")
  }

  /// To the precision in which cases are written down.
  private func matches(_ one: JSON, _ other: JSON) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): abs(one - other) <= 1e-4
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { matches($0, $1) }
    case (.object(let one), .object(let other)):
      one.keys == other.keys && one.allSatisfy { matches($1, other[$0] ?? .null) }
    default: one == other
    }
  }

  private func answer(_ action: JSON, in tree: EvidenceTree) -> [Double]? {
    func view(_ key: String) -> UIView { tree[action[key]?.text ?? ""] }
    switch action["query"]?.text {
    case "frame": return view("view").frame.numbers
    case "bounds": return view("view").bounds.numbers
    case "center": return view("view").center.numbers
    case "convertPoint":
      let point = CGPoint(action["point"]?.numbers ?? [])
      return view("from").convert(point, to: view("to")).numbers
    case "convertRect":
      let rect = CGRect(action["rect"]?.numbers ?? [])
      return view("from").convert(rect, to: view("to")).numbers
    default: return nil
    }
  }
}
