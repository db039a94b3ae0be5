import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// The scheduler beside py-fsrs (schedules.txt, written by make-schedules.py).
@Suite struct `The scheduler` {
  /// The days to the next review, stability and difficulty.
  typealias Answer = (days: Int, stability: Double, difficulty: Double)

  @Test func `agrees with the reference on ten thousand histories`() throws {
    let answers = try Self.answers()
    #expect(answers.count == 10_000)
    let different = answers.enumerated().filter { number, answer in
      let (days, memory) = Self.history(number)
      return days != answer.days || !memory.stability.isNear(answer.stability)
        || !memory.difficulty.isNear(answer.difficulty)
    }
    #expect(different.map(\.offset) == [])
  }

  @Test(arguments: [(0.8, 17), (0.9, 5), (0.95, 2)])
  func `asks again sooner where less may be forgotten`(retention: Double, days: Int) {
    let memory = FSRS.Memory(stability: 5, difficulty: 5)
    #expect(FSRS(retention: retention).interval(after: memory) == days)
  }

  @Test func `gives nine in ten on the day of the next review`() {
    let memory = FSRS.Memory(stability: 12, difficulty: 5)
    #expect(FSRS().interval(after: memory) == 12)
    #expect(FSRS().retrievability(of: memory, after: 12).isNear(0.9))
  }

  private static func answers() throws -> [Answer] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "schedules.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      return (
        try #require(Int(fields[0])), try #require(Double(fields[1])),
        try #require(Double(fields[2]))
      )
    }
  }

  /// Draws a history from its number, as make-schedules.py does.
  private static func history(_ number: Int) -> (days: Int, memory: FSRS.Memory) {
    var draw = Draw(state: UInt64(number))
    let (scheduler, day) = (FSRS(), 86_400)
    var (now, reviewed, days) = (0, 0, 0)
    var memory: FSRS.Memory?
    for _ in 0...draw.below(12) {
      switch (draw.below(3), memory) {
      case (0, _): now += draw.below(day)
      case (1, _?): now = reviewed + days * day
      default: now += draw.below(180 * day)
      }
      let recall = Recall.allCases[draw.below(4)]
      let new = scheduler.memory(after: recall, of: memory, days: (now - reviewed) / day)
      (memory, reviewed, days) = (new, now, scheduler.interval(after: new))
    }
    return (days, memory ?? FSRS.Memory(stability: 0, difficulty: 0))
  }

  /// SplitMix64.
  private struct Draw {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((bits ^ (bits >> 31)) % UInt64(bound))
    }
  }
}

extension Double {
  /// To the six digits that the answers have.
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) <= 1e-5 * abs(other) }
}
