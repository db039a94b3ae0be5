import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// How far one has come, as it is read. It is the tenth of May, noon.
@Suite struct ProgressTextTests {
  private static let noon = Date(timeIntervalSince1970: 1_778_414_400)

  private func recorder(_ style: Style = .plain, width: Int = 60) -> Recorder {
    Recorder(style: style, width: width)
  }

  private func attempt(
    _ kata: Kata, seed: Int = 1, _ outcome: Attempt.Outcome = .wrong, belief: String? = nil,
    recall: Recall? = nil, daysAgo: Double = 0
  ) -> DatedAttempt {
    DatedAttempt(
      Attempt(
        kata: kata.id, seed: seed, answer: "", outcome: outcome, hints: 0, seconds: 1,
        belief: belief, recall: recall), at: Self.noon - daysAgo * 86_400)
  }

  private func headway(_ attempts: DatedAttempt...) -> Headway {
    let rated = FollowUpAnswer(kata: FruitCourse.wash.id, question: "Peel?", rating: .partly)
    return Headway(History(attempts: attempts, followUps: [rated]), in: FruitCourse.course)
  }

  @Test func `progress is a table with bars`() {
    let headway = headway(attempt(FruitCourse.wash, .right), attempt(FruitCourse.ripen))
    #expect(
      recorder().progress(headway) == """
        Basket  1 of 3 solved  ██████████░░░░░░░░░░░░░░░░░░░░
        Market  0 of 3 solved  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
        All     1 of 6 solved  █████░░░░░░░░░░░░░░░░░░░░░░░░░
        2 answers so far
        1 follow-up talked about: 1 partly

        `uikata progress --facts` tells what you can do, fact by
        fact.
        """)
  }

  @Test func `bars are ASCII where there is nothing else, and narrow where there is no room`() {
    let ascii = recorder(Style(hasColor: false, hasUnicode: false), width: 33)
    #expect(
      ascii.progress(headway(attempt(FruitCourse.wash, .right))).hasPrefix(
        "Basket  1 of 3 solved  ###.......\n"))
    #expect(
      recorder(width: 28).progress(headway()).hasPrefix("Basket  0 of 3 solved\nMarket"))
  }

  @Test func `ideas that came back are told with their katas`() {
    let text = recorder().progress(
      headway(
        attempt(FruitCourse.wash, belief: "peels-first"),
        attempt(FruitCourse.wash, seed: 2, belief: "peels-first"),
        attempt(FruitCourse.wash, seed: 3, belief: "gone"),
        attempt(FruitCourse.wash, seed: 4, belief: "gone")))
    #expect(
      text.contains(
        """

        Ideas that led you astray more than once
          2×  You peeled before you washed. Dirt gets in that way.
              `basket/wash`

        """))
    #expect(!text.contains("gone"))
  }

  @Test func `facts are told with their proof and its age`() throws {
    let basket = try BasketFolder()
    let course = try #require(basket.course.open().course)
    func text(_ attempts: DatedAttempt...) -> String {
      let headway = Headway(
        History(attempts: attempts), in: course, facts: basket.course.factsInOrder())
      return recorder().facts(headway, at: Self.noon)
    }
    func ripen(_ recall: Recall) -> DatedAttempt {
      var kept = attempt(FruitCourse.ripen, .right, recall: recall, daysAgo: 1)
      kept.attempt.kata = KataID(track: "basket", name: "ripen")
      return kept
    }
    #expect(
      text(attempt(FruitCourse.wash, .right, recall: .good, daysAgo: 12), ripen(.hard)) == """
        What you can do, by fact

        ✓ 1 right at the first try
        ◐ 1 right with a hint, or not at the first try
        ✗ 0 not yet
          0 not asked so far

        Fruit
        ✓ F1  Fruit is washed before it is peeled
              in 1 of 2 katas, 12 days ago
        ◐ F2  Bananas ripen what lies beside them
              `basket/ripen`, yesterday
        """)
    #expect(
      text() == """
        What you can do, by fact

        ✓ 0 right at the first try
        ◐ 0 right with a hint, or not at the first try
        ✗ 0 not yet
          2 not asked so far
        """)
  }
}
