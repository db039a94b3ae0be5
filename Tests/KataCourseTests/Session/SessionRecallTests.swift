import KataCourse
import KataTestSupport
import Testing

/// What attempts show of a learner's memory. Each line comes ten seconds after the one before, and
/// a kata takes three minutes.
@Suite struct `What an attempt shows of the learner's memory` {
  /// The recall of every attempt, where it shows any; `washed` is the right answer.
  private static func recalls(_ name: String, _ lines: [String]) throws -> [Recall?] {
    var script = try opened(name)
    return lines.flatMap { script.say($0 == "washed" ? script.washed : $0) }.recalls
  }

  @Test(
    arguments: [
      (["c a b"], [.easy]),
      (Array(repeating: "list", count: 8) + ["c a b"], [.good]),
      (["hint", "c a b"], [.hard]),
      (["a c b", "c a b"], [nil, .hard]),
      (["solution", "solution"], [.again]),
      (["a c b", "solution", "solution"], [nil, .again]),
      (["skip"], [nil]),
      (["a c b", "skip"], [nil, .again]),
      (["a c b", "quit"], [nil]),
      (["a c b", "count"], [nil]),
    ] as [([String], [Recall?])])
  func `from again to easy`(lines: [String], recalls: [Recall?]) throws {
    #expect(try Self.recalls("wash", lines) == recalls)
  }

  @Test func `a sitting goes on with other values until there is an answer`() throws {
    #expect(try Self.recalls("wash", ["hint", "again", "washed"]) == [.hard])
    #expect(try Self.recalls("wash", ["b a c", "b a c", "b a c", "washed"]).last == .hard)
    #expect(try Self.recalls("wash", Array(repeating: "again", count: 8) + ["washed"]) == [.good])
    #expect(
      try Self.recalls("wash", ["hint", "c a b", "", "", "again", "washed"]) == [.hard, .easy])
  }

  @Test func `a review that isn't passed has told everything`() throws {
    #expect(try Self.recalls("stand", ["8 I don't like it", "done"]) == [.again])
  }

  @Test func `a file that some checks fail is a try`() throws {
    var checked = FruitCourse.wash
    checked.kind = .code(Peeling.exercise)
    let course = Course(
      title: "Fruit", models: "fruit",
      tracks: [Track(id: "basket", title: "Basket", page: "Peel.", katas: [checked.id])],
      katas: [checked], folder: .temporaryDirectory)
    var script = SessionScript(try #require(Session(course, standing: Standing(), seed: 1)))
    _ = script.begin()
    let failed = CheckResult(name: "peels", cases: 1, failure: .unreached)
    var recalls: [Recall?] = []
    for results in [[failed], []] {
      _ = script.say("check")
      let verdict = CodeVerdict.checked(results, mistake: nil)
      recalls +=
        script.receive(.checked(checked.id, seed: 1, source: "", .success(verdict)))
        .recalls
    }
    #expect(recalls == [nil, .hard])
  }
}

extension [SessionEvent] {
  fileprivate var recalls: [Recall?] {
    compactMap { if case .attempted(let attempt) = $0 { attempt } else { nil } }.map(\.recall)
  }
}
