import KataCourse
import KataTestSupport
import Testing

@Suite struct SessionOpeningTests {
  private func beginning(_ standing: Standing) throws -> [String] {
    let session = try #require(Session(FruitCourse.course, standing: standing, seed: 5))
    var script = SessionScript(session)
    return script.begin().map(\.summary)
  }

  @Test func `a newcomer starts with the first kata and its track's page`() throws {
    #expect(
      try beginning(Standing()) == [
        "welcomed Fruit", "opened basket", "keyWanted basket/wash 5", "posed basket/wash 5",
        "itemsReady 4",
      ])
  }

  @Test func `one goes on with the first kata not yet solved`() throws {
    #expect(
      try beginning(solved("basket/wash", "basket/weigh")) == [
        "welcomed Fruit", "keyWanted basket/count 5", "posed basket/count 5",
      ])
  }

  @Test func `who has solved everything starts again`() throws {
    let all = Standing(solved: Set(FruitCourse.course.katas.map(\.id)))
    #expect(
      try beginning(all) == [
        "welcomed Fruit", "courseFinished", "keyWanted basket/wash 5", "posed basket/wash 5",
        "itemsReady 4",
      ])
  }

  @Test func `a course without katas has no session`() {
    var course = FruitCourse.course
    course.tracks = []
    #expect(Session(course, standing: Standing(), seed: 1) == nil)
  }
}

@Suite struct SessionAnsweringTests {
  @Test func `an attempt is kept before its verdict is shown`() throws {
    var script = try opened("wash")
    #expect(
      script.hear("a c b") == [
        "attempted wrong 'a c b' seed 1, 0 hints, 10.0 s, pear-first", "judged wrong 1",
      ])
  }

  @Test func `after a right answer come the reason, what to talk about, and the next kata`() throws
  {
    var script = try opened("wash")
    #expect(
      script.hear("c a b", "", "2", "") == [
        "attempted right 'c a b' seed 1, 0 hints, 10.0 s", "judged right 1", "nextTime wash in 8",
        "why basket/wash",
        "followUp 1/1", "followUp 1/1 revealed", "discussed 'aloud' partly",
        "finished basket/wash next count", "keyWanted basket/count 2", "posed basket/count 2",
      ])
    #expect(
      script.session.standing
        == Standing(solved: [FruitCourse.wash.id], attempts: 1, ratings: [.partly: 1]))
  }

  @Test func `the third wrong answer deals other values`() throws {
    var script = try opened("wash")
    _ = script.hear("hint", "a c b", "b c a")
    #expect(
      script.hear("c b a") == [
        "attempted wrong 'c b a' seed 1, 1 hints, 40.0 s", "judged wrong 3", "dealtAgain 2",
        "keyWanted basket/wash 2", "posed basket/wash 2", "itemsReady 4",
      ])
    #expect(script.hear("hint") == ["hint 2/2 `Apple.wash` comes first."])
  }

  @Test func `what can't be read is no try`() throws {
    var script = try opened("wash")
    #expect(script.hear("c a x", "") == ["unreadable unknownLetter(\"x\")", "unreadable empty"])
    #expect(script.hear("c a b")[1] == "judged right 1")
  }

  @Test func `an answer before the key waits for it`() throws {
    var script = try opened("wash", key: { _ in nil })
    #expect(script.session.awaitsRun)
    #expect(script.hear("c a b") == ["waiting"])
    let id = FruitCourse.wash.id
    let key = FruitCourse.key(of: id)
    #expect(script.receive(.keyReady(id, seed: 9, key)).isEmpty)
    #expect(script.receive(.keyReady(FruitCourse.count.id, seed: 1, key)).isEmpty)
    let events = script.receive(.keyReady(id, seed: 1, key)).map(\.summary)
    #expect(events.first == "itemsReady 4")
    #expect(events.last == "followUp 1/1")
    #expect(!script.session.awaitsRun)
    #expect(script.receive(.keyReady(id, seed: 1, key)).isEmpty)
  }

  @Test func `only what the key brings keeps one from typing`() throws {
    let waits = try FruitCourse.course.katas.map { kata in
      try opened(kata.id.name, key: { _ in nil }).session.awaitsRun
    }
    #expect(waits == [true, false, true, false, false, false])
  }

  @Test func `a key that can't be made leaves the session alive`() throws {
    var script = try opened("count", key: { _ in nil })
    _ = script.hear("2", "done", "")
    let failure = KeyFailure.environment("no compiler")
    let failed = "keyFailed environment(\"no compiler\")"
    let events = script.receive(.keyFailed(FruitCourse.count.id, seed: 1, failure))
    #expect(events.map(\.summary) == [failed])
    #expect(!script.session.awaitsRun)
    #expect(script.hear("2", "", "solution") == [failed, failed])
    #expect(script.hear("skip").last == "posed basket/weigh 2")
  }

  @Test func `a choice needs no key`() throws {
    var script = try opened("ripen", key: { _ in nil })
    #expect(
      script.hear("b", "a").filter { $0.hasPrefix("judged") } == [
        "judged wrong 1", "judged right 2",
      ])
  }
}

@Suite struct SessionLineCollectingTests {
  @Test func `lines are typed one by one until an empty one`() throws {
    var script = try opened("count")
    #expect(script.session.prompt == .line(FruitCourse.count.id, number: 1, count: nil))
    #expect(script.hear("2", "done") == [])
    #expect(script.session.prompt == .line(FruitCourse.count.id, number: 3, count: nil))
    #expect(
      script.hear("").prefix(2) == [
        "attempted right '2\ndone' seed 1, 0 hints, 30.0 s", "judged right 1",
      ])
    #expect(script.session.prompt == .goOn(FruitCourse.count.id))
  }

  @Test func `the last gap ends the answer`() throws {
    var script = try opened("weigh")
    #expect(script.session.prompt == .line(FruitCourse.weigh.id, number: 1, count: 2))
    #expect(script.hear("120") == [])
    #expect(script.hear("95.5").prefix(2).last == "judged right 1")
  }

  @Test func `every gap may be filled on one line`() throws {
    var script = try opened("weigh")
    #expect(script.hear("120; 95.5").prefix(2).last == "judged right 1")
  }

  @Test func `gaps that were filled before the key came are judged when it comes`() throws {
    var script = try opened("weigh", key: { _ in nil })
    #expect(script.hear("120", "95.5") == [])
    let id = FruitCourse.weigh.id
    let events = script.receive(.keyReady(id, seed: 1, FruitCourse.key(of: id)))
    #expect(events.map(\.summary).contains("judged right 1"))
  }

  @Test func `a word between two lines keeps the lines`() throws {
    var script = try opened("count")
    #expect(script.hear("2", "hint") == ["hint 1/2 Count them."])
    #expect(script.hear("done", "").contains("judged right 1"))
  }

  @Test func `an interrupt drops the lines`() throws {
    var script = try opened("count")
    _ = script.hear("3", "4")
    #expect(script.receive(.interrupted).map(\.summary) == ["dropped 2"])
    #expect(script.receive(.interrupted).isEmpty)
    #expect(script.hear("2", "done", "").contains("judged right 1"))
  }
}

@Suite struct SessionReviewTests {
  @Test func `done tells what was missed and keeps the score`() throws {
    var script = try opened("stand")
    #expect(
      script.hear("6 crashes on an unknown fruit", "guard it", "8 I don't like it") == [
        "remark unknown-fruit", "remark unknown-fruit", "remark none",
      ])
    let events = script.hear("done")
    #expect(
      events.dropFirst() == [
        "reviewed 1 of 3", "nextTime stand in 1", "why market/stand",
        "finished market/stand next wash",
      ])
    #expect(
      events[0].hasPrefix(
        "attempted wrong '6 crashes on an unknown fruit\nguard it\n8 I don't like it' seed 1"))
    #expect(script.hear("done") == ["notHere done"])
  }

  @Test func `done is for reviews`() throws {
    var script = try opened("wash")
    #expect(script.hear("done") == ["notHere done"])
  }
}
