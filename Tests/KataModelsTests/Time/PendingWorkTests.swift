import KataModels
import Testing

@Suite("Pending work")
struct PendingWorkTests {
  private let pending = PendingWork<String>()

  private func takeAll(by time: TimeInterval) -> [String] {
    var items: [String] = []
    while let entry = pending.take(dueBy: time) { items.append(entry.item) }
    return items
  }

  @Test func `comes by time, then by arrival`() {
    for (delay, item) in [(2.0, "d"), (1.0, "b"), (0, "a"), (1.0, "c"), (-5, "a2")] {
      pending.add(item, after: delay)
    }
    #expect(takeAll(by: 1) == ["a", "a2", "b", "c"])
    #expect(pending.nextTime() == 2)
    #expect(takeAll(by: 2) == ["d"])
  }

  @Test func `counts whole nanoseconds, so that 0.1 and 0.2 make 0.3`() {
    pending.advance(to: 0.1)
    pending.add("later", after: 0.2)
    #expect(pending.nextTime() == 0.3)
  }

  @Test func `can be taken back`() {
    let ticket = pending.add("photo", after: 1)
    pending.add("card", after: 1)
    pending.remove(ticket)
    #expect(takeAll(by: 1) == ["card"])
  }

  @Test func `leaves what came after a number`() {
    pending.add("now", after: 0)
    let number = pending.nextNumber
    pending.add("next turn", after: 0)
    #expect(pending.take(dueBy: 0, before: number)?.item == "now")
    #expect(pending.take(dueBy: 0, before: number)?.item == nil)
  }

  @Test func `never turns the clock back`() {
    pending.advance(to: 2)
    pending.advance(to: 1)
    #expect(pending.now == 2)
  }
}

@Suite struct `Lanes of pending work` {
  private let pending = PendingWork<String>()

  @Test func `keep one order of arrival, and are looked into where that is asked`() {
    pending.add("late", after: 1, in: .background)
    pending.add("main", after: 0, in: .common)
    pending.add("other", after: 0, in: .background)
    #expect(pending.take(dueBy: 0, ifIn: .background)?.item == nil)
    #expect(pending.take(dueBy: 0, in: [.scrolling, .background])?.item == "other")
    #expect(pending.take(dueBy: 0)?.item == "main")
    #expect(pending.nextTime(in: .common) == nil)
    #expect(pending.nextTime(in: .background) == 1)
  }

  @Test func `come in order, however many there are`() {
    var numbers = SystemRandomNumberGenerator()
    let delays = (0..<2_000).map { _ in Double(Int.random(in: 0..<100, using: &numbers)) }
    for (number, delay) in delays.enumerated() { pending.add("\(number)", after: delay) }
    var taken: [String] = []
    while let entry = pending.take(dueBy: 100) { taken.append(entry.item) }
    let expected = delays.indices.sorted { (delays[$0], $0) < (delays[$1], $1) }
    #expect(taken == expected.map { "\($0)" })
  }

  @Test func `never bring what is infinitely far`() {
    let number = pending.add("never", after: .infinity)
    #expect(pending.nextTime() == nil)
    pending.remove(number)
  }
}
