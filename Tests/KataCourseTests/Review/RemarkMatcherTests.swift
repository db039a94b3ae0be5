import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct RemarkMatcherTests {
  private let matcher = RemarkMatcher(findings: FruitStand.review.findings)

  private func match(_ line: String) -> RemarkMatcher.Match {
    matcher.match(Remark(line, lineCount: 14))
  }

  @Test(arguments: [
    ("6 force unwrapping crashes when the fruit is missing", FruitStand.unknownFruit),
    ("it traps on an unknown fruit", FruitStand.unknownFruit),
    ("6: crashes if there's no such fruit", FruitStand.unknownFruit),
    ("a fruit that was never stocked is nil here", FruitStand.unknownFruit),
    ("the counts can become negative", FruitStand.belowZero),
    ("6-7 you can sell an apple when there are none left", FruitStand.belowZero),
    ("nobody is checking whether the basket is empty", FruitStand.belowZero),
    ("12 the closure retains self", FruitStand.restockLeak),
    ("the clock keeps the stand alive", FruitStand.restockLeak),
    ("self is captured strongly by the block", FruitStand.restockLeak),
    ("retain cycles through the timer", FruitStand.restockLeak),
    ("2 a singleton is hard to test", FruitStand.sharedStand),
    ("Shared STATE for all", FruitStand.sharedStand),
  ])
  func `a paraphrase explains its fault`(line: String, finding: Finding) {
    #expect(match(line) == .one(finding, explains: true))
  }

  @Test(arguments: [
    ("6 it might crash", FruitStand.unknownFruit), ("7 goes negative", FruitStand.belowZero),
    ("12 capture is strong", FruitStand.restockLeak), ("2 shared", FruitStand.sharedStand),
  ])
  func `half a reason at the right line places a fault`(line: String, finding: Finding) {
    #expect(match(line) == .one(finding, explains: false))
  }

  @Test(arguments: [
    "8 printing is not the stand's business", "names should be plural",
    "the class should be a struct",
    "3 use an enum for fruit", "13 missing documentation", "fruit", "", "!?", "\"", "NOT OR AND",
    "6", "12 the braces are ugly", "9 it might crash",
    "it might crash some day, if somebody sends it something odd",
  ])
  func `what isn't a fault fits none`(line: String) {
    #expect(match(line) == .none)
  }

  @Test(arguments: ["it might crash", "clock", "a global something"])
  func `a few words that may mean a fault are vague`(line: String) {
    #expect(match(line) == .vague)
  }

  @Test func `a line settles which of two faults is meant`() {
    let both = "the closure is strong and a singleton shares state"
    #expect(match("12 " + both) == .one(FruitStand.restockLeak, explains: true))
    #expect(match("2 " + both) == .one(FruitStand.sharedStand, explains: true))
  }

  @Test func `two faults that fit equally are left open`() {
    let twin = Finding(
      id: "twin", title: "The clock keeps the stand", isReported: false, severity: 3,
      lines: [12...12], concepts: FruitStand.restockLeak.concepts, cures: [],
      why: FruitStand.restockLeak.why, cure: "")
    let matcher = RemarkMatcher(findings: [FruitStand.restockLeak, twin, FruitStand.sharedStand])
    #expect(
      matcher.match(Remark("12 the clock retains self", lineCount: 14))
        == .several([FruitStand.restockLeak, twin]))
  }
}
