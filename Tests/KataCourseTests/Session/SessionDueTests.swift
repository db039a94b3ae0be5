import KataCourse
import KataTestSupport
import Testing

/// Sessions on a virtual day: what was answered on day 0 is reviewed later.
@Suite struct `Going through what is due` {
  private static func attempt(_ kata: Kata, _ recall: Recall?, seed: Int = 1) -> Attempt {
    Attempt(
      kata: kata.id, seed: seed, answer: "a", outcome: recall == .again ? .givenUp : .right,
      hints: 0, seconds: 1, recall: recall)
  }

  /// A learner who has solved *wash* and *count* on day 0, and given up on *weigh*.
  private static func script(on day: Int, _ course: Course = FruitCourse.course) throws
    -> SessionScript
  {
    var schedule = Schedule()
    for (kata, recall) in [
      (FruitCourse.wash, Recall.good), (FruitCourse.count, .easy), (FruitCourse.weigh, .again),
    ] {
      schedule.take(attempt(kata, recall), on: Day(0))
    }
    let session = Session(
      course, standing: solved("basket/wash", "basket/count"), schedule: schedule, today: Day(day),
      seed: nil)
    return SessionScript(try #require(session))
  }

  @Test func `a right answer tells when it comes again`() throws {
    var script = try opened("ripen")
    #expect(
      script.hear("a") == [
        "attempted right 'a' seed 1, 0 hints, 10.0 s", "judged right 1", "nextTime ripen in 8",
        "why market/ripen", "finished market/ripen next stand",
      ])
    #expect(script.hear("again", "a").contains { $0.hasPrefix("nextTime") } == false)
  }

  @Test func `so do giving up, and a review that isn't passed`() throws {
    var script = try opened("bruise")
    #expect(
      script.hear("solution", "solution").suffix(3) == [
        "nextTime bruise in 1", "why market/bruise", "finished market/bruise next ripen",
      ])
    script = try opened("stand")
    #expect(script.hear("8 I don't like it", "done").contains("nextTime stand in 1"))
  }

  @Test func `the longest due comes first, as a variant that is new`() throws {
    var script = try Self.script(on: 9)
    #expect(
      script.session.beginDue(at: 0).map(\.summary) == [
        "welcomed Fruit", "keyWanted basket/weigh 2", "posed basket/weigh 2",
      ])
  }

  @Test func `then come the others, and the course`() throws {
    var script = try Self.script(on: 9)
    _ = script.session.beginDue(at: 0)
    #expect(
      script.hear("skip") == [
        "attempted skipped '' seed 2, 0 hints, 10.0 s", "keyWanted basket/wash 3",
        "posed basket/wash 3", "itemsReady 4",
      ])
    #expect(
      script.hear(script.washed, "", "").suffix(2) == [
        "followUp 1/1 revealed", "finished basket/wash next count",
      ])
    #expect(script.hear("").last == "posed basket/count 4")
    #expect(
      script.hear("2", "done", "").suffix(3) == [
        "why basket/count", "dueOver wash", "finished basket/count next weigh",
      ])
    #expect(script.hear("").contains("posed basket/weigh 5"))
  }

  @Test func `the word due tells what is due, and return leads through it`() throws {
    var script = try Self.script(on: 9)
    _ = script.begin(with: FruitCourse.ripen.id)
    #expect(script.hear("due") == [#"due ["weigh", "wash", "count"] leads"#])
    #expect(script.hear("a").last == "finished market/ripen next weigh")
    #expect(script.hear("").contains("posed basket/weigh 2"))
  }

  @Test func `what is opened by name is left out afterwards`() throws {
    var script = try Self.script(on: 9)
    _ = script.begin(with: FruitCourse.weigh.id)
    #expect(script.hear("due") == [#"due ["weigh", "wash", "count"] leads"#])
    _ = script.hear("wash")
    #expect(script.hear(script.washed, "", "").last == "finished basket/wash next count")
  }

  @Test func `where nothing is due, return goes on with the course`() throws {
    var script = try Self.script(on: 0)
    _ = script.begin()
    #expect(script.hear("due") == ["due []"])
    #expect(
      script.session.beginDue(at: 0).map(\.summary).prefix(2) == [
        "welcomed Fruit", "dueOver weigh",
      ])
  }

  @Test func `another day begins while the session is open`() throws {
    var script = try Self.script(on: 0)
    _ = script.begin()
    script.session.today = Day(2)
    #expect(script.hear("due") == [#"due ["weigh", "wash"] leads"#])
  }

  // MARK: Files

  private static func coding(_ recall: Recall?) throws -> SessionScript {
    var kata = FruitCourse.weigh
    kata.kind = .code(Peeling.exercise)
    let course = Course(
      title: "Fruit", models: "fruit",
      tracks: [Track(id: "basket", title: "Basket", page: "Peel.", katas: [kata.id])],
      katas: [kata], folder: .temporaryDirectory)
    var schedule = Schedule()
    if let recall { schedule.take(attempt(kata, recall), on: Day(0)) }
    let session = Session(
      course, standing: Standing(), schedule: schedule, today: Day(9), seed: nil)
    return SessionScript(try #require(session))
  }

  /// What is known after the file has passed every check.
  private static func recall(of script: inout SessionScript) -> Recall? {
    _ = script.say("check")
    let (id, seed) = (FruitCourse.weigh.id, script.session.question.seed)
    let events = script.receive(
      .checked(id, seed: seed, source: "", .success(.checked([], mistake: nil))))
    guard case .attempted(let attempt)? = events.first else { return nil }
    return attempt.recall
  }

  @Test func `a file begins anew when it is due`() throws {
    var script = try Self.coding(.good)
    #expect(
      script.session.beginDue(at: 0).map(\.summary) == [
        "welcomed Fruit", "posed basket/weigh 2", "resetWanted basket/weigh",
        "examplesWanted basket/weigh 2",
      ])
    _ = script.session.receive(.examplesReady(FruitCourse.weigh.id, seed: 2, []), at: 0)
    #expect(Self.recall(of: &script) == .easy)
  }

  @Test func `a file from before shows nothing of memory, unless it is reset`() throws {
    var script = try Self.coding(.good)
    _ = script.begin(with: FruitCourse.weigh.id)
    #expect(Self.recall(of: &script) == nil)
    script = try Self.coding(.good)
    _ = script.begin(with: FruitCourse.weigh.id)
    #expect(script.hear("reset") == ["resetWanted basket/weigh"])
    #expect(Self.recall(of: &script) == .easy)
    script = try Self.coding(nil)
    _ = script.begin(with: FruitCourse.weigh.id)
    #expect(Self.recall(of: &script) == .easy)
  }
}
