import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// What is concluded from answers.
@Suite struct HeadwayTests {
  private func attempt(
    _ name: String, seed: Int = 1, _ outcome: Attempt.Outcome = .wrong, belief: String? = nil,
    recall: Recall? = nil
  ) -> Attempt {
    Attempt(
      kata: KataID(track: "fruit", name: name), seed: seed, answer: "", outcome: outcome, hints: 0,
      seconds: 1, belief: belief, recall: recall)
  }

  private func ids(_ names: String...) -> [KataID] {
    names.map { KataID(track: "fruit", name: $0) }
  }

  /// One a day.
  private func history(_ attempts: Attempt...) -> History {
    History(
      attempts: attempts.enumerated().map { DatedAttempt($1, at: .day(Double($0))) })
  }

  @Test(
    arguments: [
      (.wrong, nil, .notYet), (.givenUp, .again, .notYet), (.skipped, .again, .notYet),
      (.skipped, nil, nil), (.right, nil, nil), (.right, .hard, .withHelp),
      (.right, .good, .atOnce), (.right, .easy, .atOnce),
    ] as [(Attempt.Outcome, Recall?, Showing?)])
  func `an answer shows what it took`(
    outcome: Attempt.Outcome, recall: Recall?, showing: Showing?
  ) {
    #expect(Showing(attempt("pear", outcome, recall: recall)) == showing)
  }

  @Test func `a fact is known as well as where it is known least, by the latest answers`() throws {
    let fact = Fact(id: "F1", text: "Fruit is washed", section: "fruit", isJudgement: false)
    let basket = try BasketFolder()
    let course = try #require(basket.course.open().course)
    func standing(_ attempts: (String, Recall)...) -> FactStanding? {
      let kept = attempts.enumerated().map { day, attempt in
        DatedAttempt(
          Attempt(
            kata: KataID(track: "basket", name: attempt.0), seed: 1, answer: "", outcome: .right,
            hints: 0, seconds: 1, recall: attempt.1), at: .day(Double(day)))
      }
      return Headway(History(attempts: kept), in: course, facts: [fact]).facts.first
    }
    #expect(standing()?.showing == nil)
    #expect(standing()?.katas == 2)
    #expect(standing(("wash", .good), ("count", .hard))?.showing == .withHelp)
    #expect(standing(("wash", .again), ("wash", .good), ("count", .easy))?.showing == .atOnce)
    let weak = standing(("wash", .good), ("count", .good), ("wash", .again))
    #expect(
      weak?.weakest
        == DatedShowing(
          kata: KataID(track: "basket", name: "wash"), showing: .notYet, time: .day(2)))
    #expect(standing(("ripen", .good))?.showing == nil)
  }

  @Test func `an idea comes back when it explains answers to two questions`() {
    let once = history(attempt("pear", belief: "peels-first"), attempt("plum"))
    #expect(once.returningBeliefs == [])
    let sameAgain = history(
      attempt("pear", belief: "peels-first"), attempt("pear", belief: "peels-first"))
    #expect(sameAgain.returningBeliefs == [])
    let back = history(
      attempt("pear", belief: "peels-first"), attempt("plum", belief: "pips-grow"),
      attempt("pear", seed: 2, belief: "peels-first"), attempt("plum", belief: "peels-first"),
      attempt("pear", seed: 3, belief: "pips-grow"))
    #expect(
      back.returningBeliefs == [
        ReturningBelief(
          id: "peels-first", times: 3, katas: ids("pear", "plum"), latest: back.attempts[3].attempt),
        ReturningBelief(
          id: "pips-grow", times: 2, katas: ids("plum", "pear"), latest: back.attempts[4].attempt),
      ])
  }

  @Test func `an idea is overcome where each of its katas was answered at once with others`() {
    let met = [attempt("pear", belief: "peels-first"), attempt("plum", belief: "peels-first")]
    func isLeft(after later: Attempt...) -> Bool {
      let all = (met + later).enumerated().map { DatedAttempt($1, at: .day(Double($0))) }
      return !History(attempts: all).returningBeliefs.isEmpty
    }
    let pear = attempt("pear", seed: 2, .right, recall: .good)
    #expect(isLeft(after: pear))
    #expect(isLeft(after: pear, attempt("plum", .right, recall: .hard)))
    #expect(isLeft(after: pear, attempt("plum", seed: 2, .right, recall: .hard)))
    #expect(!isLeft(after: pear, attempt("plum", seed: 2, .right, recall: .easy)))
    #expect(
      isLeft(
        after: pear, attempt("plum", seed: 2, .right, recall: .easy),
        attempt("plum", seed: 3, belief: "peels-first")))
  }
}
