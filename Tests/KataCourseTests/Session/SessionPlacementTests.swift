import KataCourse
import KataTestSupport
import Testing

@Suite struct `A placement run` {
  /// The fruit course with a prediction at each of the levels 1 to 3 of the basket, and nothing to be
  /// placed by in the market.
  private static let course: Course = {
    var katas = [FruitCourse.count, FruitCourse.wash, FruitCourse.weigh]
    for index in katas.indices { katas[index].level = index + 1 }
    katas += [FruitCourse.bruise, FruitCourse.ripen]
    return Course(
      title: "Fruit", models: "fruit as of this summer",
      tracks: ["basket", "market"].map { id in
        Track(
          id: id, title: id.capitalized, page: "Fruit.",
          katas: katas.map(\.id).filter { $0.track == id })
      }, katas: katas, folder: .temporaryDirectory)
  }()

  private static func script(_ standing: Standing = Standing()) throws -> SessionScript {
    SessionScript(try #require(Session(course, standing: standing, seed: 1)))
  }

  private static func begin(_ script: inout SessionScript) -> [String] {
    let events = script.session.begin(PlacementPlan(for: course, after: Schedule()), at: 0)
    for case .keyWanted(let kata, let seed) in events {
      _ = script.session.receive(
        .keyReady(kata.id, seed: seed, FruitCourse.key(of: kata.id)), at: 0)
    }
    return events.map(\.summary)
  }

  @Test func `asks one prediction a level, above the easiest`() throws {
    let plan = PlacementPlan(for: Self.course, after: Schedule())
    #expect(plan.tracks.map(\.track.id) == ["basket"])
    #expect(plan.tracks.flatMap(\.katas).map(\.id.name) == ["wash", "weigh"])
  }

  @Test func `asks for what is short and new first`() throws {
    var katas = [FruitCourse.count, FruitCourse.wash, FruitCourse.weigh]
    (katas[0].level, katas[1].minutes) = (1, 2)
    let course = Course(
      title: "Fruit", models: "fruit",
      tracks: [Track(id: "basket", title: "Basket", page: "", katas: katas.map(\.id))],
      katas: katas, folder: .temporaryDirectory)
    func asked(_ schedule: Schedule) -> [String] {
      PlacementPlan(for: course, after: schedule).tracks.flatMap(\.katas).map(\.id.name)
    }
    var schedule = Schedule()
    #expect(asked(schedule) == ["wash"])
    schedule.take(
      Attempt(
        kata: katas[1].id, seed: 1, answer: "", outcome: .skipped, hints: 0, seconds: 1),
      on: Day(0))
    #expect(asked(schedule) == ["weigh"])
  }

  @Test func `counts the levels below a right answer as known, and leads to the next`() throws {
    var script = try Self.script()
    #expect(
      Self.begin(&script) == [
        "welcomed Fruit", #"placementBegan ["basket"]"#, "keyWanted basket/wash 1",
        "posed basket/wash 1",
      ])
    #expect(
      script.hear("c a b") == [
        "attempted right 'c a b' seed 1, 0 hints, 10.0 s", "judged right 1",
        "placementKept basket 2", "finished basket/wash next weigh",
      ])
    #expect(script.hear("").contains("posed basket/weigh 2"))
    #expect(
      script.hear("120; 95.5").suffix(4) == [
        "placementKept basket 3", "placed basket 3", "placementOver",
        "finished basket/weigh next bruise",
      ])
    let standing = script.session.standing
    #expect(standing.counts(asKnown: Self.course.katas[0]))
    #expect(standing.solved == [FruitCourse.wash.id, FruitCourse.weigh.id])
    #expect(standing.known(of: Self.course.tracks[0], in: Self.course) == 1)
  }

  @Test(arguments: ["b c a", "skip"])
  func `anything else ends the track`(answer: String) throws {
    var script = try Self.script()
    _ = Self.begin(&script)
    let events = script.hear(answer)
    #expect(events.contains("placed basket 1"))
    #expect(events.contains("placementOver"))
    #expect(!events.contains { $0.hasPrefix("placementKept") })
    #expect(script.session.standing.placed == [:])
  }

  @Test func `takes one answer, and gives no help`() throws {
    var script = try Self.script()
    _ = Self.begin(&script)
    #expect(
      script.hear("hint", "solution", "again", "why", "draw") == [
        "notInPlacement hint", "notInPlacement solution", "notInPlacement again", "notYet why",
        "notYet draw",
      ])
    #expect(script.session.words == [.skip, .list, .progress, .help, .quit])
    #expect(script.hear("b c a", "c a b").last == "finished basket/wash next count")
    #expect(script.session.standing.solved == [])
  }

  @Test func `replaces an earlier one at the end of a track, and until then by as much`() throws {
    var script = try Self.script(Standing(placed: ["basket": 3]))
    _ = Self.begin(&script)
    #expect(!script.hear("c a b").contains { $0.hasPrefix("placementKept") })
    #expect(script.hear("", "skip").contains("placementKept basket 2"))
    #expect(script.session.standing.placed == ["basket": 2])
  }

  @Test func `lets the course pass over what counts as known, while there is something else`()
    throws
  {
    var script = try Self.script(Standing(placed: ["basket": 3]))
    #expect(script.begin().map(\.summary).contains("posed basket/weigh 1"))
    let rest: Set = [FruitCourse.weigh.id, FruitCourse.bruise.id, FruitCourse.ripen.id]
    script = try Self.script(Standing(solved: rest, placed: ["basket": 3]))
    #expect(script.begin().map(\.summary).last == "posed basket/count 1")
  }

  @Test func `a kata opened on the way is an ordinary one`() throws {
    var script = try Self.script()
    _ = Self.begin(&script)
    #expect(script.hear("count", "hint").last == "hint 1/2 Count them.")
    #expect(script.hear("2", "done", "").last == "finished basket/count next wash")
  }
}
