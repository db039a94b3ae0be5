import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct `A schedule` {
  private static let wash = FruitCourse.wash.id
  private static let weigh = FruitCourse.weigh.id

  private static func attempt(
    _ kata: KataID, _ recall: Recall?, seed: Int = 1, outcome: Attempt.Outcome = .right,
    belief: String? = nil
  ) -> Attempt {
    Attempt(
      kata: kata, seed: seed, answer: "a b", outcome: outcome, hints: 0, seconds: 1,
      belief: belief, recall: recall)
  }

  @Test(arguments: [(Recall.again, 1), (.hard, 1), (.good, 2), (.easy, 8)])
  func `asks for a kata again the later the better it was known`(recall: Recall, days: Int) {
    var schedule = Schedule()
    let card = schedule.take(Self.attempt(Self.wash, recall), on: Day(100))
    #expect(card?.due == Day(100 + days))
    #expect(schedule[Self.wash] == card)
  }

  @Test func `moves further away what is remembered, and back what isn't`() {
    var schedule = Schedule()
    var day = Day(0)
    var gaps: [Int] = []
    for (number, recall) in [Recall.good, .good, .easy, .hard, .again, .good].enumerated() {
      guard let card = schedule.take(Self.attempt(Self.wash, recall, seed: number), on: day) else {
        continue
      }
      gaps.append(day.days(until: card.due))
      day = card.due
    }
    #expect(gaps == [2, 11, 77, 198, 5, 11])
  }

  @Test func `knows what is due, the longest first`() {
    var schedule = Schedule()
    schedule.take(Self.attempt(Self.wash, .good), on: Day(0))
    schedule.take(Self.attempt(Self.weigh, .again), on: Day(0))
    schedule.take(Self.attempt(FruitCourse.ripen.id, .easy), on: Day(0))
    func due(_ day: Int) -> [String] {
      FruitCourse.course.due(by: schedule, on: Day(day)).map {
        "\($0.kata.id.name) \($0.since?.number ?? -1)"
      }
    }
    #expect(due(0) == [])
    #expect(due(1) == ["weigh 1"])
    #expect(due(30) == ["weigh 1", "wash 2", "ripen 8"])
    let upcoming = FruitCourse.course.upcoming(by: schedule, after: Day(1))
    #expect(upcoming?.kata == Self.wash)
    #expect(upcoming?.due == Day(2))
  }

  @Test func `weighs a kata once a day, and a variant once`() {
    var schedule = Schedule()
    let attempts = [
      (Self.attempt(Self.wash, .again), 0), (Self.attempt(Self.wash, .easy, seed: 2), 0),
      (Self.attempt(Self.wash, .easy, seed: 2), 5), (Self.attempt(Self.wash, .easy, seed: 3), -1),
      (Self.attempt(Self.wash, nil, seed: 4, outcome: .wrong), 5),
    ]
    let cards = attempts.map { schedule.take($0, on: Day($1)) }
    #expect(cards.map { $0 == nil } == [false, true, true, true, true])
    #expect(schedule[Self.wash]?.due == Day(1))
  }

  @Test func `deals no variant twice`() {
    var schedule = Schedule()
    for (seed, outcome) in [(1, Attempt.Outcome.wrong), (2, .skipped), (4, .right), (.max, .wrong)]
    {
      schedule.take(Self.attempt(Self.wash, nil, seed: seed, outcome: outcome), on: Day(0))
    }
    #expect([1, 3, 4, .max].map { schedule.freshSeed(of: Self.wash, from: $0) } == [3, 3, 5, 3])
    #expect(schedule.freshSeed(of: Self.weigh, from: 1) == 1)
  }

  // MARK: Beliefs

  private static func due(_ schedule: Schedule) -> [String] {
    FruitCourse.course.due(by: schedule, on: Day(0)).map {
      "\($0.kata.id.name) \($0.belief?.id ?? "-") \($0.belief?.times ?? 0)"
    }
  }

  @Test func `practises a belief that was met at two variants, until the kata is known`() {
    var schedule = Schedule()
    func met(_ seed: Int) -> Attempt {
      Self.attempt(Self.wash, nil, seed: seed, outcome: .wrong, belief: "peels-first")
    }
    schedule.take(met(1), on: Day(0))
    schedule.take(met(1), on: Day(0))
    #expect(Self.due(schedule) == [])
    schedule.take(met(2), on: Day(0))
    #expect(Self.due(schedule) == ["wash peels-first 2"])
    schedule.take(Self.attempt(Self.wash, .hard, seed: 2), on: Day(0))
    #expect(Self.due(schedule) == ["wash peels-first 2"])
    schedule.take(Self.attempt(Self.wash, .good, seed: 3), on: Day(0))
    #expect(Self.due(schedule) == [])
    schedule.take(met(4), on: Day(0))
    #expect(Self.due(schedule) == ["wash peels-first 3"])
  }

  @Test func `practises a belief in its track, with katas that were met and can tell it`() {
    var schedule = Schedule()
    for seed in 1...2 {
      schedule.take(
        Self.attempt(
          KataID(track: "market", name: "wash"), nil, seed: seed, outcome: .wrong,
          belief: "peels-first"), on: Day(0))
      schedule.take(
        Self.attempt(Self.weigh, nil, seed: seed, outcome: .wrong, belief: "pear-first"), on: Day(0)
      )
    }
    #expect(Self.due(schedule) == [])
    schedule.take(Self.attempt(Self.wash, nil, outcome: .skipped), on: Day(0))
    #expect(Self.due(schedule) == ["wash pear-first 2"])
  }

  @Test func `practises what progress tells of, and no belief that is overcome`() {
    let met = (1...2).map {
      Self.attempt(Self.weigh, nil, seed: $0, outcome: .wrong, belief: "pear-first")
    }
    let skipped = Self.attempt(Self.wash, nil, outcome: .skipped)
    let overcome = Self.attempt(Self.weigh, .good, seed: 3)
    for (attempts, due) in [
      (met + [skipped], ["wash pear-first 2"]), (met + [skipped, overcome], []),
    ] {
      let kept = attempts.map { DatedAttempt($0, at: .day(0)) }
      let schedule = Schedule(kept, in: .gmt)
      #expect(Self.due(schedule) == due)
      #expect(schedule.returningBeliefs == History(attempts: kept).returningBeliefs)
    }
  }
}

@Suite struct `A day` {
  private static let kyiv = TimeZone(identifier: "Europe/Kyiv")

  @Test(arguments: [
    (1_700_000_000.0, "2023-11-15"),  // 00:13 there
    (1_699_998_000, "2023-11-14"),
    (1_711_835_999, "2024-03-30"),  // one second before the day on which summer begins
    (1_711_836_000, "2024-03-31"),
    (1_711_918_799, "2024-03-31"),  // its last second, after 23 hours
    (1_711_918_800, "2024-04-01"),
  ])
  func `begins at midnight where the learner is`(seconds: Double, day: String) throws {
    let zone = try #require(Self.kyiv)
    #expect(Day(Date(timeIntervalSince1970: seconds), in: zone).description == day)
  }

  @Test func `is counted`() {
    #expect(Day(20_000).days(until: Day(20_004)) == 4)
    #expect(Day(-1).description == "1969-12-31")
    #expect(Day(Date(timeIntervalSince1970: -1), in: .gmt) == Day(-1))
  }
}
