import KataTrace
import Testing

@testable import KataModels

@MainActor @Suite struct `A journey log` {
  @Test(arguments: 1...30)
  func `finds what plain hit-testing finds, asking each view once`(seed: Int) {
    var tree = RandomTree(seed: seed, count: 60)
    var journeys: [TouchJourney] = []
    let log = JourneyLog { record in
      if case .journey(_, let journey) = record { journeys.append(journey) }
    }
    for _ in 0..<30 {
      let point = tree.point()
      let hit = log.find(tree.views[0], point, nil)
      #expect(hit === tree.views[0].hitTest(point, with: nil))
      #expect(journeys.last?.hit == hit?.traceName)
      let names = journeys.last?.asked.map(\.name) ?? []
      #expect(Set(names).count == names.count)
    }
    #expect(journeys.map(\.number) == Array(1...30))
  }

  @Test func `tells so many journeys and goes on without`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    let log = JourneyLog { _ in count += 1 }
    for _ in 0..<40 { #expect(log.find(view, .zero, nil) === view) }
    #expect(count == 32)
  }
}
