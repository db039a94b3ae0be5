import KataModels
import Testing

@MainActor @Suite struct `The public evidence about gestures` {
  nonisolated static let coverage = EvidenceCoverage("gesture", waiting: [:])

  @Test func `is replayed, case by case, or waits for a reason`() {
    #expect(Self.coverage.strays == [])
    #expect(Self.coverage.replayed.count == 52)
  }

  @Test(arguments: coverage.replayed)
  func `agrees with the model`(evidence: EvidenceCase) throws {
    let scene = GestureScene(evidence.setup)
    scene.play(evidence.action["script"]?.list ?? [])
    let expected = try #require(evidence.expected.object)
    for (key, value) in expected { try check(key, value, scene) }
  }

  private func check(_ key: String, _ value: JSON, _ scene: GestureScene) throws {
    switch key {
    case "actions": #expect(scene.log.actions == value.list?.map(\.texts))
    case "contains":
      for action in value.list ?? [] { #expect(scene.log.actions.contains(action.texts)) }
    case "count": #expect(Double(scene.log.actions.count) == value.number)
    case "asked": #expect(scene.log.asked == value.texts)
    case "touches": #expect(scene.heard == value.object?.mapValues(\.texts))
    case "final":
      for (name, state) in try #require(value.object) {
        #expect(scene.recognizers[name].map { "\($0.state)" } == state.text)
      }
    default: Issue.record("no expectation '\(key)'")
    }
  }
}
