import KataCourse
import KataTestSupport
import KataTrace
import Testing

/// Sessions in which the learner writes lines of the program.
@Suite struct `Lines that a learner writes` {
  private static func opened() throws -> SessionScript {
    var script = SessionScript(
      try #require(Session(FruitCourse.kitchen, standing: Standing(), seed: 1)))
    #expect(
      script.begin().map(\.summary) == [
        "welcomed Kitchen", "opened kitchen", "keyWanted kitchen/peel 1", "posed kitchen/peel 1",
        "itemsReady 2",
      ])
    return script
  }

  private static func tried(_ trial: Trial, seed: Int = 1) -> SessionInput {
    .tried(FruitCourse.peel.id, seed: seed, trial)
  }

  @Test func `are asked for one by one and run when they are complete`() throws {
    var script = try Self.opened()
    #expect(script.session.prompt == .line(FruitCourse.peel.id, number: 1, count: nil))
    #expect(script.hear("kitchen.peel(apple)", "kitchen.wash(apple)") == [])
    #expect(!script.session.awaitsRun)
    #expect(
      script.hear("") == [
        #"trialWanted kitchen/peel ["kitchen.peel(apple)", "kitchen.wash(apple)"]"#
      ])
    #expect(script.session.awaitsRun)
    #expect(
      script.receive(Self.tried(.printed(["dirt", "done"], records: []))).map(\.summary) == [
        "attempted wrong 'kitchen.peel(apple)\nkitchen.wash(apple)' seed 1, 0 hints, 40.0 s, dirty",
        "judged wrong 1",
      ])
    #expect(!script.session.awaitsRun)
    #expect(script.session.prompt == .line(FruitCourse.peel.id, number: 1, count: nil))
  }

  @Test func `are right where they print what is wanted, whatever they are`() throws {
    var script = try Self.opened()
    _ = script.hear("kitchen.peel(apple)", "")
    #expect(
      script.receive(Self.tried(.printed(["Apple.peel", "done"], records: []))).map(\.summary) == [
        "attempted right 'kitchen.peel(apple)' seed 1, 0 hints, 30.0 s", "judged right 1",
        "nextTime peel in 8", "why kitchen/peel", "finished kitchen/peel next none",
      ])
  }

  @Test func `are refused at once where they may not be written, and those before them stay`()
    throws
  {
    var script = try Self.opened()
    #expect(
      script.hear("kitchen.wash(apple)", "print(\"Apple.peel\")", "Apple.peel") == [
        #"unreadable notACall("print(\"Apple.peel\")", KataCourse.CallMistake.anotherCall)"#,
        #"unreadable notACall("Apple.peel", KataCourse.CallMistake.anotherCall)"#,
      ])
    #expect(script.session.prompt == .line(FruitCourse.peel.id, number: 2, count: nil))
  }

  @Test func `that can't be run are no try`() throws {
    var script = try Self.opened()
    _ = script.hear("kitchen.wash(apple)", "")
    let ending = ProgramRun.Ending.outOfTime(seconds: 10)
    #expect(
      script.receive(Self.tried(.unusable(.endsBadly(ending)))).map(\.summary) == [
        "unreadable endsBadly(KataCourse.ProgramRun.Ending.outOfTime(seconds: 10.0))"
      ])
    _ = script.hear("kitchen.wash(apple)", "")
    #expect(script.receive(Self.tried(.failed(.stopped))).map(\.summary) == ["keyFailed stopped"])
    #expect(script.session.standing.attempts == 0)
    _ = script.hear("kitchen.wash(apple)", "")
    #expect(
      script.receive(Self.tried(.printed(["Apple.peel", "done"], records: []))).map(\.summary)[1]
        == "judged right 1")
  }

  @Test func `are what is drawn afterwards`() throws {
    var script = try Self.opened()
    _ = script.hear("kitchen.wash(apple)", "")
    let journey = TouchJourney(number: 1, finger: 0, point: [1, 2], asked: [], hit: nil)
    let records = [ChannelRecord.journey(time: 0, journey).line]
    _ = script.receive(Self.tried(.printed(["Apple.peel", "done"], records: records)))
    guard case .drawn(let story)? = script.say("draw").first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(story == ProgramStory(records: records))
    #expect(story.touches.map(\.journey) == [journey])
    #expect(
      script.hear("replay") == ["replayWanted kitchen/peel [\"kitchen.wash(apple)\"]"])
  }

  @Test func `of another variant are nobody's business any more`() throws {
    var script = try Self.opened()
    #expect(script.receive(Self.tried(.printed(["done"], records: []))).isEmpty)
    _ = script.hear("kitchen.wash(apple)", "")
    #expect(script.receive(Self.tried(.printed(["done"], records: []), seed: 2)).isEmpty)
    #expect(script.session.awaitsRun)
  }

  @Test func `leave the words of the session what they are`() throws {
    var script = try Self.opened()
    #expect(
      script.hear("done", "peel", "kichen") == [
        "notHere done", "keyWanted kitchen/peel 2", "posed kitchen/peel 2", "itemsReady 2",
        "unknownWord kichen none",
      ])
  }

  @Test func `are shown as their author wrote them to who gives up`() throws {
    var script = try Self.opened()
    #expect(
      script.hear("solution", "solution")[2]
        == #"solution ["kitchen.wash(apple)", "kitchen.peel(apple, times: 2)"]"#)
  }
}
