import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// An interview about fruit in which the questions have a known order.
private func begun(
  _ names: String..., minutes: Int = 20, back: Bool = false
) throws -> InterviewScript {
  let items = try names.map { name in
    let id = try #require(FruitCourse.fair.kataID(named: name))
    return InterviewPlan.Item(kata: id, minutes: 3)
  }
  let wish = InterviewWish(minutes: minutes, seed: 1, allowsBack: back)
  let record = InterviewRecord(InterviewPlan(wish, items: items))
  var script = InterviewScript(Interview(FruitCourse.fair, record: record))
  _ = script.begin()
  return script
}

@Suite struct InterviewTests {
  @Test func `an answer is kept before the next question is posed, and nothing is said of it`()
    throws
  {
    var script = try begun("wash", "count", "ripen")
    #expect(
      script.hear("a b c") == [
        "kept 1 'a b c' - -", "keyWanted basket/count", "posed count 2/3 1190.0",
      ])
    #expect(
      script.hear("3", "") == [
        "kept 1 'a b c' [\"3\"] -", "kept 2 'a b c' '3' -", "posed ripen 3/3 1170.0",
      ])
    #expect(script.hear("b") == ["kept 2 'a b c' '3' 'b'", "ended"])
    #expect(script.interview.hasEnded)
    #expect(script.kept?.entries.map(\.seconds) == [10, 20, 10])
    #expect(script.hear("a").isEmpty)
  }

  @Test func `what can't be read as an answer is asked again`() throws {
    var script = try begun("wash", "bruise")
    #expect(script.hear("a x") == ["kept 0 - -", "unreadable unknownLetter(\"x\")"])
    #expect(script.hear("") == ["unreadable empty"])
    _ = script.hear("a b c")
    #expect(script.hear("apple") == ["kept 1 'a b c' -", "unreadable notANumber(\"apple\")"])
    #expect(script.hear("3").last == "ended")
  }

  @Test func `gaps are taken one by one and end by themselves`() throws {
    var script = try begun("weigh", "count")
    #expect(
      script.hear("100", "90") == [
        "kept 0 [\"100\"] -", "kept 1 '100\n90' -", "keyWanted basket/count",
        "posed count 2/2 1180.0",
      ])
  }

  @Test func `the interviewer gives no hints, and no word of the course helps`() throws {
    var script = try begun("wash", "count")
    #expect(
      script.hear("hint", "why", "solution", "draw", "again", "next", "list", "progress") == [
        "refused hint", "refused why", "refused solution", "refused draw", "refused again",
        "refused next", "refused list", "refused progress",
      ])
    #expect(
      script.hear("back", "done", "edit") == ["refused back", "notHere done", "notHere edit"])
    #expect(script.hear("tmie") == ["unknownWord tmie time"])
  }

  @Test func `a skipped question is behind`() throws {
    var script = try begun("wash", "count")
    #expect(script.hear("skip").first == "kept 1 - -")
    #expect(script.hear("skip") == ["kept 1 - -", "ended"])
  }

  @Test func `it ends before its time only when it is said twice`() throws {
    var script = try begun("wash", "count")
    #expect(script.hear("quit", "time", "quit") == ["confirmEnd", "time 1180.0", "confirmEnd"])
    #expect(script.hear("quit") == ["kept 0 - -", "ended"])
  }

  @Test func `Ctrl-C drops the lines of an unfinished answer`() throws {
    var script = try begun("count")
    _ = script.hear("1", "2")
    #expect(script.receive(.interrupted) == ["kept 0 -", "dropped"])
    #expect(script.receive(.interrupted).isEmpty)
  }
}

@Suite struct InterviewReviewTests {
  @Test func `a question says the minutes that the plan has for it`() throws {
    let item = InterviewPlan.Item(kata: FruitCourse.stand.id, minutes: 2)
    let plan = InterviewPlan(InterviewWish(seed: 1), items: [item])
    var interview = Interview(FruitCourse.fair, record: InterviewRecord(plan))
    _ = interview.begin(at: 0)
    #expect(interview.question?.kata.minutes == 2)
  }

  @Test func `remarks are kept one by one and not answered`() throws {
    var script = try begun("stand", "ripen")
    #expect(
      script.hear("6 crashes on an unknown fruit", "bread is missing") == [
        "kept 0 [\"6 crashes on an unknown fruit\"] -",
        "kept 0 [\"6 crashes on an unknown fruit\", \"bread is missing\"] -",
      ])
    #expect(
      script.hear("done") == [
        "kept 1 '6 crashes on an unknown fruit\nbread is missing' -", "posed ripen 2/2 1170.0",
      ])
  }
}

@Suite struct InterviewCodeTests {
  @Test func `a file is taken, and only the compiler has a say`() throws {
    var script = try begun("peeling")
    #expect(script.hear("edit") == ["editorWanted"])
    script.file = "wrong"
    #expect(
      script.receive(.edited(FruitCourse.peeling.id, file: "wrong"))
        == ["kept 0 'wrong'", "checkWanted 'wrong'"])
    #expect(script.interview.awaitsRun)
    let id = FruitCourse.peeling.id
    let fails = CodeVerdict.checked(
      [CheckResult(name: "peels each", cases: 1, failure: .unreached)], mistake: nil)
    #expect(script.receive(.checked(id, seed: 1, .success(fails))) == ["fileTaken"])
    _ = script.hear("check")
    #expect(
      script.receive(.checked(id, seed: 1, .success(.unfit(["no peeled"])))) == ["fileRejected"])
    script.file = "right"
    #expect(script.hear("done") == ["kept 0 'right'", "ended"])
  }

  @Test func `lines for a program are handed back only where they don't compile`() throws {
    var script = try begun("peel", "ripen")
    #expect(script.hear("kitchen.eat(apple)").first?.hasPrefix("unreadable notACall") == true)
    #expect(
      script.hear("kitchen.wash(apple)", "") == [
        "kept 0 [\"kitchen.wash(apple)\"] -", "trialWanted [\"kitchen.wash(apple)\"]",
      ])
    let id = FruitCourse.peel.id
    let diagnostic = Diagnostic(
      file: "Answer.swift", line: 1, column: 1, severity: .error, message: "no apple")
    #expect(
      script.receive(
        .tried(id, seed: 1, .unusable(.rejected(diagnostic, line: "kitchen.wash(apple)")))
      ).last?.hasPrefix("unreadable rejected") == true)
    _ = script.hear("kitchen.wash(apple)", "")
    #expect(
      script.receive(.tried(id, seed: 1, .printed(["rotten"], records: []))).first
        == "kept 1 'kitchen.wash(apple)' -")
  }
}

@Suite struct InterviewBackTests {
  @Test func `going back shows the answer, which return keeps and another replaces`() throws {
    var script = try begun("wash", "ripen", back: true)
    #expect(script.hear("back") == ["nothingBefore"])
    #expect(
      script.hear("a b c", "b") == [
        "kept 1 'a b c' -", "posed ripen 2/2 1180.0", "kept 2 'a b c' 'b'", "allAsked",
      ])
    #expect(
      script.hear("back", "back") == [
        "kept 1 'a b c' 'b'", "posed ripen 2/2 1160.0", "soFar [\"b\"] whole",
        "kept 0 'a b c' 'b'", "keyWanted basket/wash", "posed wash 1/2 1150.0",
        "soFar [\"a b c\"] whole",
        "itemsReady 4",
      ])
    #expect(script.hear("").first == "kept 1 'a b c' 'b'")
    #expect(script.hear("a") == ["kept 2 'a b c' 'a'", "allAsked"])
    #expect(script.hear("help") == ["help [\"back\", \"done\", \"time\", \"help\", \"quit\"]"])
    #expect(script.hear("") == ["kept 2 'a b c' 'a'", "ended"])
  }

  @Test func `a review goes on where it was left`() throws {
    var script = try begun("stand", "ripen", back: true)
    _ = script.hear("6 crashes on an unknown fruit", "done", "back")
    #expect(
      script.hear("12 the clock keeps it")
        == ["kept 0 [\"6 crashes on an unknown fruit\", \"12 the clock keeps it\"] -"])
  }
}

@Suite struct InterviewTimeTests {
  @Test func `one word is said at five minutes, and none again`() throws {
    var script = try begun("stand", "ripen")
    script.now = 890
    #expect(script.hear("time") == ["fewMinutesLeft 300.0", "time 300.0"])
    #expect(script.hear("time") == ["time 290.0"])
  }

  @Test func `when the time is up the next line ends it, and doesn't count`() throws {
    var script = try begun("count", "ripen")
    _ = script.hear("2")
    script.now = 1200
    #expect(script.hear("done at last") == ["timeIsUp late", "kept 0 [\"2\"] -", "ended"])
    let entry = try #require(script.kept?.entries[0])
    #expect(entry == .init(draft: ["2"], seconds: 1200, late: "done at last"))
    #expect(entry.handedIn == "2")
  }

  @Test func `a file is taken as it is when the time is up`() throws {
    var script = try begun("peeling")
    script.now = 1200
    script.file = "half a function"
    #expect(script.hear("check") == ["timeIsUp", "kept 0 'half a function'", "ended"])
  }

  @Test func `it outlives its terminal, with the time gone`() throws {
    var script = try begun("wash", "count", "ripen")
    _ = script.hear("a b c", "2")
    #expect(script.receive(.endOfInput()) == ["kept 1 'a b c' [\"2\"] -", "left"])
    let record = try #require(script.kept)
    var resumed = InterviewScript(Interview(FruitCourse.fair, record: record), at: 400)
    #expect(
      resumed.begin() == [
        "resumed 800.0", "keyWanted basket/count", "posed count 2/3 800.0", "soFar [\"2\"]",
      ])
    _ = resumed.hear("done", "")
    #expect(resumed.kept?.entries[1] == .init(answer: "2\ndone", seconds: 410))
  }

  @Test func `one that is resumed too late ends at once`() throws {
    var script = try begun("count", "ripen")
    _ = script.hear("2")
    let record = try #require(script.kept)
    var resumed = InterviewScript(Interview(FruitCourse.fair, record: record), at: 90_000)
    #expect(resumed.begin() == ["resumed 0.0", "timeIsUp", "kept 0 [\"2\"] -", "ended"])
    #expect(resumed.kept?.endedAt == 1200)
  }

  @Test func `a kata that is gone from the course is passed over`() throws {
    let gone = InterviewPlan.Item(kata: KataID(track: "basket", name: "gone"), minutes: 3)
    let ripen = InterviewPlan.Item(kata: FruitCourse.ripen.id, minutes: 3)
    let plan = InterviewPlan(InterviewWish(seed: 1), items: [gone, ripen, gone])
    var script = InterviewScript(Interview(FruitCourse.fair, record: InterviewRecord(plan)))
    #expect(script.begin() == ["opened 3", "kept 1 - - -", "posed ripen 2/3 1500.0"])
    #expect(script.hear("a").last == "ended")
  }
}
