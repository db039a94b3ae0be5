import KataModels
import Testing

@MainActor @Suite struct `The public evidence about geometry` {
  nonisolated static let coverage = EvidenceCoverage(
    "geometry",
    waiting: [
      "needs autoresizing": [
        "G082", "G083", "G084", "G086", "G089", "G092", "G093", "G101", "G102", "G103", "G104",
      ]
    ])

  @Test func `is replayed, case by case, or waits for a reason`() {
    #expect(Self.coverage.strays == [])
    #expect(Self.coverage.replayed.count == 51)
  }

  @Test(arguments: coverage.replayed)
  func `agrees with the model`(evidence: EvidenceCase) throws {
    let tree = EvidenceTree(evidence.setup)
    tree.apply(evidence.action["ops"]?.list ?? [])
    let found = try #require(answer(evidence.action, in: tree))
    #expect(agree(found, evidence.expected.numbers), "\(found), not \(evidence.expected.numbers)")
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
