import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct InterviewPlanTests {
  private func names(_ wish: InterviewWish, from course: Course = FruitCourse.fair) -> [String]? {
    InterviewPlan(wish, from: course)?.items.map { "\($0.kata.name) \($0.minutes)" }
  }

  @Test func `one seed asks everybody the same, and another something else`() {
    let wish = InterviewWish(minutes: 15, seed: 7)
    #expect(names(wish) == names(wish))
    #expect(names(wish) != names(InterviewWish(minutes: 15, seed: 8)))
    #expect(names(wish) == names(InterviewWish(minutes: 15, seed: 7, allowsBack: true)))
  }

  @Test func `the katas' minutes add up to the time, and the last are a review and a file`() {
    let plans = (1...30).compactMap {
      InterviewPlan(InterviewWish(minutes: 18, seed: $0), from: FruitCourse.fair)
    }
    #expect(plans.count == 30)
    for plan in plans {
      #expect(plan.items.reduce(0) { $0 + $1.minutes } == 18)
      #expect(plan.items.suffix(2).map(\.kata.name) == ["stand", "peeling"])
    }
  }

  @Test func `topics leave out other tracks, and levels what is too hard`() {
    #expect(
      names(InterviewWish(minutes: 12, topics: ["kitchen"], seed: 1)) == ["peel 3", "peeling 3"])
    #expect(
      names(InterviewWish(minutes: 12, topics: ["kitchen"], level: 2, seed: 1)) == ["peel 3"])
    #expect(names(InterviewWish(minutes: 12, topics: ["kitchen"], level: 1, seed: 1)) == nil)
  }

  @Test func `a file that takes longer than a third is asked where none takes less`() {
    let short = names(InterviewWish(minutes: 8, seed: 1)) ?? []
    #expect(short.count == 2)
    #expect(short.last == "peeling 3")
    #expect(names(InterviewWish(minutes: 7, seed: 1))?.contains("peeling 3") == false)
  }

  @Test func `a review of another track comes where it teaches a fact of the topics`() {
    var stand = FruitCourse.stand
    stand.teaches = ["F1"]
    let course = FruitCourse.course(of: [FruitCourse.peeling, stand])
    let wish = InterviewWish(minutes: 12, topics: ["kitchen"], seed: 1)
    #expect(names(wish, from: course) == ["stand 3", "peeling 3"])
  }

  @Test func `a long review gets a third of the time, or what nothing else fills`() {
    var stand = FruitCourse.stand
    stand.minutes = 25
    let course = FruitCourse.course(of: [FruitCourse.wash, stand])
    #expect(
      names(InterviewWish(minutes: 24, seed: 1), from: course) == ["wash 3", "stand 21"])
    #expect(names(InterviewWish(minutes: 12, seed: 1), from: course) == ["wash 3"])
  }

  @Test func `short questions rise in level`() {
    let katas = (1...12).map { number in
      var kata = FruitCourse.wash
      kata.id.name = "wash-\(number)"
      kata.level = 1 + number % 3
      return kata
    }
    let course = FruitCourse.course(of: katas)
    for seed in 1...10 {
      let plan = InterviewPlan(InterviewWish(minutes: 20, seed: seed), from: course)
      let levels = plan?.items.compactMap { course.kata($0.kata)?.level } ?? []
      #expect(levels.count == 6)
      #expect(levels == levels.sorted())
    }
  }

  @Test func `a plan can be written down and read back`() throws {
    let plan = try #require(InterviewPlan(InterviewWish(seed: 3), from: FruitCourse.fair))
    let data = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(InterviewPlan.self, from: data) == plan)
  }
}

extension FruitCourse {
  /// A course of these alone.
  fileprivate static func course(of katas: [Kata]) -> Course {
    let tracks = Set(katas.map(\.id.track)).sorted().map { id in
      Track(id: id, title: id, page: "", katas: katas.map(\.id).filter { $0.track == id })
    }
    return Course(
      title: "Some", models: "fruit", tracks: tracks, katas: katas, folder: peeling.folder)
  }
}
