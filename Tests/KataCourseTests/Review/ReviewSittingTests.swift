import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct ReviewSittingTests {
  private func replies(_ remarks: String...) -> [RemarkReply] {
    var sitting = ReviewSitting(FruitStand.review)
    return remarks.map { sitting.take($0) }
  }

  private func result(_ remarks: [String]) -> ReviewResult {
    var sitting = ReviewSitting(FruitStand.review)
    for remark in remarks { _ = sitting.take(remark) }
    return sitting.result
  }

  @Test func `a cause without its cure is asked for the cure`() {
    #expect(
      replies("6 crashes on an unknown fruit", "guard let it")
        == [
          .found(FruitStand.unknownFruit, wants: .cure),
          .completed(FruitStand.unknownFruit, wants: nil),
        ])
  }

  @Test func `cause and cure in one breath want nothing more`() {
    #expect(
      replies("12 the closure is strong on self, capture it weakly")
        == [.found(FruitStand.restockLeak, wants: nil)])
  }

  @Test func `half a reason is asked for the rest`() {
    #expect(
      replies("12 something strong", "the closure holds it", "make it weak")
        == [
          .found(FruitStand.restockLeak, wants: .cause),
          .completed(FruitStand.restockLeak, wants: .cure),
          .completed(FruitStand.restockLeak, wants: nil),
        ])
  }

  @Test func `another fault may be named instead of the cure`() {
    #expect(
      replies(
        "6 crashes on an unknown fruit", "2 singletons are hard to test",
        "6 use a guard for the unknown fruit, it traps")
        == [
          .found(FruitStand.unknownFruit, wants: .cure),
          .found(FruitStand.sharedStand, wants: .cure),
          .completed(FruitStand.unknownFruit, wants: nil),
        ])
  }

  @Test func `what was found is not found again`() {
    #expect(
      replies("12 the closure leaks, use weak", "the clock keeps it alive")
        == [.found(FruitStand.restockLeak, wants: nil), .foundBefore(FruitStand.restockLeak)])
  }

  @Test func `a line alone is asked what is wrong there`() {
    #expect(
      replies("12", "the closure retains self, make it weak", "8", "13")
        == [
          .onlyPlace(12...12), .found(FruitStand.restockLeak, wants: nil), .onlyPlace(8...8),
          .onlyPlace(13...13),
        ])
  }

  @Test func `what is so and isn't asked for costs nothing`() {
    #expect(
      replies("8 the printed text isn't localized", "8 printing is not the stand's business")
        == [.aside(FruitStand.plainPrint), .notAFinding])
    #expect(result(["8 the printed text isn't localized"]).strays == 0)
  }

  @Test func `a few words are asked for more, and cost nothing unless that is nothing`() {
    #expect(
      replies("it might crash", "on an unknown fruit, so use a guard")
        == [.vague, .found(FruitStand.unknownFruit, wants: nil)])
    #expect(
      replies("it might crash", "2 singletons can't be tested")
        == [.vague, .found(FruitStand.sharedStand, wants: .cure)])
    #expect(replies("it might crash", "somehow") == [.vague, .notAFinding])
    #expect(result(["it might crash"]).strays == 0)
    #expect(result(["it might crash", "somehow"]).strays == 1)
  }

  @Test func `a remark that fits two is asked which, and a line answers`() {
    let both = "the closure retains self and everyone shares the singleton"
    #expect(
      replies(both, "2")
        == [
          .ambiguous([FruitStand.restockLeak, FruitStand.sharedStand]),
          .found(FruitStand.sharedStand, wants: .cure),
        ])
  }

  @Test func `another fault may be named instead of saying which, at the same line too`() {
    let both = "the closure retains self and everyone shares the singleton"
    #expect(
      replies(both, "12 crashes on an unknown fruit")
        == [
          .ambiguous([FruitStand.restockLeak, FruitStand.sharedStand]),
          .found(FruitStand.unknownFruit, wants: .cure),
        ])
  }

  @Test func `nothing said is nothing earned`() {
    #expect(
      result([])
        == ReviewResult(
          found: [], missed: FruitStand.review.findings, strays: 0, score: 0, isPassed: false))
  }

  private static let everything = [
    "6 crashes on an unknown fruit, guard it", "7 sells when none left, clamp it",
    "12 the closure leaks, use weak", "2 a singleton is hard to test, inject it",
  ]

  @Test func `everything with its cure is worth everything`() {
    #expect(
      result(Self.everything)
        == ReviewResult(
          found: FruitStand.review.findings, missed: [], strays: 0, score: 1, isPassed: true))
  }

  @Test func `the reported faults count double when they come first`() {
    // Weights 10, 8, 3 and 1; named last, the reported ones weigh 5 and 4.
    #expect(abs(result(Self.everything.reversed()).score - 13.0 / 22) < 1e-9)
  }

  @Test func `a place is worth less than a cause, and a cause less than with its cure`() {
    let scores = ["6 it might crash", "6 crashes on an unknown fruit", Self.everything[0]]
      .map { result([$0]).score * 22 }
    #expect(scores.map { ($0 * 100).rounded() / 100 } == [5, 8, 10])
  }

  @Test func `flagging everything doesn't pay`() {
    let noise = (1...14).map { "\($0) this line looks odd and should be rewritten" }
    let flagged = result(Self.everything + noise)
    #expect(flagged.found.count == 4)
    #expect(flagged.strays == 14)
    #expect(!flagged.isPassed)
  }

  @Test func `a review without a reported fault isn't passed`() {
    let score = result([Self.everything[0]] + Self.everything.dropFirst(2))
    #expect(score.score > 0.6)
    #expect(!score.isPassed)
  }
}
