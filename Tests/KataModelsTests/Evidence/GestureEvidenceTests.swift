import KataModels
import Testing

@MainActor @Suite struct `The public evidence about gestures` {
  nonisolated static let coverage = EvidenceCoverage("gesture", waiting: [:])

  @Test func `is replayed, case by case, or waits for a reason`() {
    #expect(Self.coverage.strays == [])
    #expect(Self.coverage.replayed.count == 52)
  }

  /// Cases in words, by the tests that act them out and name them.
  nonisolated static let actedOut = [
    "RecognizerStateTests":
      "R001 R002 R003 R004 R005 R008 R009 R010 R011 R012 R013 R014 R018 R019 R020",
    "GestureBeliefTests": "R022",
    "RecognizerTests":
      "R024 R026 R027 R029 R031 R032 R068 R070 R120 R122 R125 R132 R164 R165",
    "LongPressTests": "R034 R035 R036 R112 R113",
    "SwipeTests": "R038 R039 R139",
    "TwoFingerTests": "R040",
    "GestureFactTests": "R042 R043 R045 R046 R114 R123 R126 R129 R177 R197 R198",
    "SubclassTests": "R095 R096",
    "ScreenEdgePanTests": "R149",
    "ControlUnderTapTests": "R169 R171 R172 R173 R176",
    "ContentTouchTests": "R180 R181 R182 R183 R184 R185 R186 R188",
    "TouchDeliveryTests": "R196",
    "TableTouchTests": "R190",
  ]

  nonisolated static let leftOut = [
    "the model has no pointer that hovers": "R150"
  ]

  /// The model is of iOS 26.
  nonisolated static let ofOldSystems = ["told of iOS 4 and 5": "R170 R179"]

  @Test func `in words is acted out by other tests, or left out for a reason`() {
    let (actedOut, leftOut, old) = (ids(Self.actedOut), ids(Self.leftOut), ids(Self.ofOldSystems))
    let inWords = EvidenceCase.inWords(in: "gesture").map(\.id)
    #expect((actedOut + leftOut + old).sorted() == inWords.sorted())
    #expect(leftOut.count * 19 <= actedOut.count + Self.coverage.replayed.count)
  }

  private func ids(_ table: [String: String]) -> [String] {
    table.values.flatMap { $0.split(separator: " ").map(String.init) }
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
