import KataCourse
import KataTestSupport
import KataTrace
import Testing

/// A session that has been opened at one kata of the fruit course.
private func opened(
  _ name: String, standing: Standing = Standing(),
  key: @escaping (KataID) -> Key? = FruitCourse.key(of:)
) throws -> SessionScript {
  let session = try #require(Session(FruitCourse.course, standing: standing, seed: 1))
  var script = SessionScript(session, key: key)
  let id = try #require(FruitCourse.course.kataID(named: name))
  _ = script.begin(with: id)
  return script
}

private func solved(_ names: String...) -> Standing {
  Standing(solved: Set(names.compactMap { KataID($0) }))
}

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
        "attempted right 'c a b' seed 1, 0 hints, 10.0 s", "judged right 1", "why basket/wash",
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

@Suite struct SessionWordTests {
  @Test func `hints lead from a nudge to nearly the answer`() throws {
    var script = try opened("wash")
    #expect(
      script.hear("hint", "hint", "hint") == [
        "hint 1/2 Nobody eats dirt.", "hint 2/2 `Apple.wash` comes first.", "noMoreHints",
      ])
    #expect(script.hear("c a b")[0] == "attempted right 'c a b' seed 1, 2 hints, 40.0 s")
  }

  @Test func `the reason comes after the answer`() throws {
    var script = try opened("bruise")
    #expect(script.hear("why", "next") == ["notYet why", "notYet next"])
    _ = script.hear("3")
    #expect(script.hear("why") == ["why market/bruise"])
    #expect(script.hear("hint", "solution") == ["notHere hint", "notHere solution"])
    #expect(script.hear("next").last == "posed market/ripen 2")
  }

  @Test func `a picture comes after the answer, where the program showed a screen`() throws {
    let (stall, shelf) = (ViewSnapshot.stall([]), ViewSnapshot.stall(["Apple", "Pear"]))
    var script = try opened("wash") { id in
      var key = FruitCourse.key(of: id)
      key.records = [
        ChannelRecord.tree(time: 0, window: stall).line, "not a record",
        ChannelRecord.end(time: 1).line, ChannelRecord.tree(time: 1, window: shelf).line,
      ]
      return key
    }
    #expect(script.hear("draw") == ["notYet draw"])
    _ = script.hear("c a b")
    #expect(script.hear("draw") == ["drawn [\"Stall 2\"]"])
    #expect(script.session.words.contains(.draw))
  }

  @Test func `a scratchpad comes after the answer, where the program prints it`() throws {
    var script = try opened("wash")
    #expect(script.hear("try") == ["notYet scratchpad"])
    #expect(!script.session.words.contains(.scratchpad))
    _ = script.hear("c a b")
    #expect(script.hear("try") == ["scratchpadWanted basket/wash 1"])
    #expect(script.session.words.contains(.scratchpad))
    script = try opened("ripen")
    #expect(script.hear("try") == ["scratchpadWanted market/ripen 1"])
  }

  @Test func `there is no picture of a program without a screen, or where nothing is run`() throws {
    var script = try opened("wash")
    _ = script.hear("c a b")
    #expect(script.hear("draw") == ["notHere draw"])
    script = try opened("ripen")
    #expect(script.hear("draw") == ["notHere draw"])
  }

  @Test func `the solution is asked for twice and counts as given up`() throws {
    var script = try opened("wash")
    #expect(script.hear("solution", "hint", "solution").last == "confirmSolution")
    #expect(
      script.hear("solution") == [
        "attempted givenUp '' seed 1, 1 hints, 40.0 s",
        "solution [\"Apple.wash\", \"Pear.wash\", \"Apple.peel\"]", "why basket/wash",
        "finished basket/wash next count",
      ])
    #expect(script.session.standing == Standing())
  }

  @Test(arguments: [
    ("bruise", "solution [\"3\"]"), ("ripen", "solution [\"In a bag with a banana\"]"),
    ("stand", "reviewed 0 of 4"),
  ])
  func `every kind has a solution`(name: String, solution: String) throws {
    var script = try opened(name)
    #expect(script.hear("solution", "solution").contains(solution))
  }

  @Test func `a solution before the key waits for it`() throws {
    var script = try opened("count", key: { _ in nil })
    #expect(script.hear("solution", "solution") == ["confirmSolution", "waiting"])
    #expect(script.session.awaitsRun)
    let id = FruitCourse.count.id
    let events = script.receive(.keyReady(id, seed: 1, FruitCourse.key(of: id)))
    #expect(events.map(\.summary).contains("solution [\"2\", \"done\"]"))
  }

  @Test func `again deals other values, before the answer and after it`() throws {
    var script = try opened("bruise")
    _ = script.hear("hint")
    #expect(
      script.hear("again") == [
        "dealtAgain 2", "keyWanted market/bruise 2", "posed market/bruise 2",
      ])
    #expect(script.hear("3")[0] == "attempted right '3' seed 2, 1 hints, 10.0 s")
    _ = script.hear("again")
    #expect(script.hear("hint") == ["hint 1/2 Squeeze."])
  }

  @Test func `a skipped kata is kept as skipped and comes again at the end`() throws {
    var script = try opened(
      "bruise", standing: solved("basket/wash", "basket/count", "basket/weigh"))
    #expect(
      script.hear("skip") == [
        "attempted skipped '' seed 1, 0 hints, 10.0 s", "posed market/ripen 2",
      ])
    _ = script.hear("a")
    #expect(script.hear("").last == "posed market/stand 3")
    #expect(script.hear("skip").last == "posed market/bruise 4")
    #expect(script.hear("3").last == "finished market/bruise next stand")
    _ = script.hear("")
    #expect(
      script.hear("skip").suffix(2) == ["dealtAgain 6", "posed market/stand 6"],
      "it is the only one left")
  }

  @Test func `back opens the kata before`() throws {
    var script = try opened("weigh")
    _ = script.hear("ripen")
    #expect(script.hear("back").contains("posed basket/weigh 3"))
    #expect(script.hear("back").contains("posed basket/count 4"))
    #expect(script.hear("back").contains("posed basket/wash 5"))
    #expect(script.hear("back") == ["nothingBefore"])
  }

  @Test func `a track's page opens once, and not where something of it is solved`() throws {
    var script = try opened("wash", standing: solved("market/stand"))
    let events = script.hear("ripen", "wash", "market/bruise")
    #expect(events.filter { $0.hasPrefix("opened") } == [])
  }

  @Test func `help tells the words that have their place`() throws {
    var script = try opened("ripen")
    #expect(
      script.hear("help") == [
        "help \(["hint", "solution", "again", "skip", "back", "list", "progress", "help", "quit"])"
      ])
    _ = script.hear("a")
    #expect(
      script.hear("help") == [
        "help \(["next", "why", "try", "again", "back", "list", "progress", "help", "quit"])"
      ])
  }

  @Test func `list and progress know what happened a moment ago`() throws {
    var script = try opened("ripen")
    _ = script.hear("b", "a")
    #expect(script.hear("list", "progress") == ["listed 1", "progressed 2"])
  }

  @Test(arguments: [SessionInput.endOfInput, .line("quit")])
  func `the end is goodbye, and nothing comes after it`(input: SessionInput) throws {
    var script = try opened("count")
    _ = script.hear("2")
    #expect(script.receive(input).map(\.summary) == ["goodbye", "ended"])
    #expect(script.session.hasEnded)
    #expect(script.hear("hint") == [])
  }

  @Test func `the last right answer finishes the course`() throws {
    var script = try opened(
      "stand",
      standing: solved(
        "basket/wash", "basket/count", "basket/weigh", "market/bruise", "market/ripen"))
    _ = script.hear(
      "6 crashes on an unknown fruit, guard it", "7 sells when none left, clamp it")
    #expect(script.hear("done").last == "finished market/stand next none")
    #expect(script.hear("").prefix(2) == ["courseFinished", "keyWanted basket/wash 2"])
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
        "reviewed 1 of 3", "why market/stand", "finished market/stand next wash",
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

extension ViewSnapshot {
  /// A window that shows these.
  fileprivate static func stall(_ names: [String]) -> ViewSnapshot {
    let box: [Double] = [0, 0, 10, 10]
    let views = names.map {
      ViewSnapshot(name: $0, type: "UIView", frame: box, bounds: box, inWindow: box)
    }
    return ViewSnapshot(
      name: "Stall", type: "UIWindow", frame: box, bounds: box, inWindow: box, subviews: views)
  }
}
