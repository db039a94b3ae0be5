import KataCourse
import KataTestSupport
import KataTrace
import Testing

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

  @Test func `a replay comes after the answer, where there is a program`() throws {
    var script = try opened("wash")
    #expect(script.hear("replay") == ["notYet replay"])
    #expect(!script.session.words.contains(.replay))
    _ = script.hear("c a b")
    #expect(script.hear("replay") == ["replayWanted basket/wash"])
    #expect(script.session.words.contains(.replay))
    script = try opened("ripen")
    #expect(script.hear("replay") == ["notHere replay"])
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
        "solution [\"Apple.wash\", \"Pear.wash\", \"Apple.peel\"]", "nextTime wash in 1",
        "why basket/wash",
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
        "help \(["hint", "solution", "again", "skip", "back", "due", "list", "progress", "help", "quit"])"
      ])
    _ = script.hear("a")
    #expect(
      script.hear("help") == [
        "help \(["next", "why", "try", "again", "back", "due", "list", "progress", "help", "quit"])"
      ])
  }

  @Test func `list and progress know what happened a moment ago`() throws {
    var script = try opened("ripen")
    _ = script.hear("b", "a")
    #expect(script.hear("list", "progress") == ["listed 1", "progressWanted"])
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
