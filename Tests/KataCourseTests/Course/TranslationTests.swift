import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct `A page in another language` {
  private static let bowl = """
    ---
    beliefs:
      first-out: Du hast `Apple` zuerst genommen.
      one-only: Du hast eins genommen.
    ---
    # Die Schale

    `Apple` kommt vor `Pear` hinein. Was wird ausgegeben?

    ```swift
    # Apple is no heading
    ```

    ## Hint

    Denk an `Apple.in`.

    ## Hint

    - eine Liste
      - mit `Pear.out` darin

    ## Why

    `Pear.out` kommt vor `Apple.out`.

    ## Follow-up

    Und ein drittes?

    > Es kommt
    > zuerst heraus.
    """

  private static let path = "fruit/bowl/kata.de.md"

  private func opened(_ page: String?, in language: String?) throws -> Kata {
    let fruit = try FruitFolder(changing: page.map { [Self.path: $0] } ?? [:])
    let course = CourseFolder(fruit.url, language: language).open().course
    return try #require(course?.kata(KataID(track: "fruit", name: "bowl")))
  }

  private func says(_ kata: Kata) -> [String] {
    if case .predict(let prediction) = kata.kind { prediction.beliefs.map(\.says) } else { [] }
  }

  @Test func `is read where its language is asked for, and nowhere else`() throws {
    let kata = try opened(Self.bowl, in: "de")
    #expect(kata.title == "Die Schale")
    #expect(kata.question.hasPrefix("`Apple` kommt vor `Pear` hinein. Was wird ausgegeben?"))
    #expect(kata.hints == ["Denk an `Apple.in`.", "- eine Liste\n  - mit `Pear.out` darin"])
    #expect(kata.why == "`Pear.out` kommt vor `Apple.out`.")
    #expect(
      kata.followUps == [FollowUp(question: "Und ein drittes?", answer: "Es kommt\nzuerst heraus.")]
    )
    #expect(says(kata) == ["Du hast `Apple` zuerst genommen.", "Du hast eins genommen."])
    for language in [nil, "ru"] {
      let other = try opened(Self.bowl, in: language)
      #expect(other.title == "The bowl")
      #expect(says(other) == ["You took `Apple` first.", "You took one."])
    }
  }

  @Test func `changes nothing but words`() throws {
    let (kata, original) = (try opened(Self.bowl, in: "de"), try opened(nil, in: nil))
    guard case .predict(let one) = kata.kind, case .predict(let other) = original.kind else {
      Issue.record("not a prediction")
      return
    }
    #expect(kata.level == original.level)
    #expect(kata.teaches == original.teaches)
    #expect(one.template == other.template)
    #expect(one.decoys == other.decoys)
    #expect(one.beliefs.map(\.id) == other.beliefs.map(\.id))
  }

  @Test func `leaves in the author's words what it has none for`() throws {
    let short = """
      ---
      beliefs: {one-only: Nur eins.}
      ---
      # Die Schale

      ## Hint

      Denk an `Apple.in`.
      """
    let kata = try opened(short, in: "de")
    #expect(kata.title == "Die Schale")
    #expect(kata.question.hasPrefix("`Apple` goes in before `Pear`."))
    #expect(kata.hints == ["Denk an `Apple.in`.", "- a list\n  - with `Pear.out` in it"])
    #expect(kata.why == "`Pear.out` comes before `Apple.out`.")
    #expect(says(kata) == ["You took `Apple` first.", "Nur eins."])
  }

  @Test func `that can't be read keeps no kata back`() throws {
    #expect(try opened("no front matter", in: "de").title == "The bowl")
  }

  @Test func `as whole as the author's is no problem`() throws {
    #expect(try FruitFolder(changing: [Self.path: Self.bowl]).problems == [])
  }

  @Test(arguments: [
    (
      "  one-only: Du hast eins genommen.\n", "",
      "fruit/bowl/kata.de.md:1:1: error: a translation has words for each belief, and none for 'one-only'"
    ),
    (
      "one-only:", "two-only:",
      """
      fruit/bowl/kata.de.md:1:1: error: a translation has words for each belief, and none for 'one-only'
      fruit/bowl/kata.de.md:4:1: error: a translation has words for the kata's own beliefs, and 'two-only' isn't one
      """
    ),
    (
      "hast `Apple` zuerst", "hast `Apfel` zuerst",
      "fruit/bowl/kata.de.md:3:1: error: a translation keeps the code of the belief 'first-out', and this lacks 'Apple', adds 'Apfel'"
    ),
    (
      "Denk an `Apple.in`.\n\n## Hint\n\n", "",
      """
      fruit/bowl/kata.de.md:6:1: error: a kata has 2 to 4 hints, and this has 1
      fruit/bowl/kata.de.md:6:1: note: each stands under a '## Hint' of its own, from a nudge to nearly the answer
      fruit/bowl/kata.de.md:1:1: error: a translation has as many hints as 'kata.md' has, 2
      fruit/bowl/kata.de.md:16:1: error: a translation keeps the code of hint 1, and this lacks 'Apple.in', adds 'Pear.out'
      """
    ),
    (
      "`Pear.out` kommt", "Sie kommt",
      "fruit/bowl/kata.de.md:25:1: error: a translation keeps the code of the 'Why', and this lacks 'Pear.out'"
    ),
    (
      "beliefs:\n", "level: 3\nbeliefs:\n",
      """
      fruit/bowl/kata.de.md:2:1: error: 'level' is not a key of a kata's translation
      fruit/bowl/kata.de.md:2:1: note: the keys are 'beliefs', 'mistakes', 'checks'
      """
    ),
  ])
  func `that says more or less than the author's is told`(
    passage: String, other: String, says: String
  ) throws {
    let page = Self.bowl.replacing(passage, with: other)
    try #require(page != Self.bowl)
    let problems = try FruitFolder(changing: [Self.path: page]).problems
    #expect(Set(problems.flatMap { $0.split(separator: "\n") }) == Set(says.split(separator: "\n")))
  }

  @Test func `names a track and opens it`() throws {
    let yaml = try #require(FruitFolder.files["course.yaml"])
      .replacing("models:", with: "translations: {de: {models: Obst im Herbst}}\nmodels:")
    let named = try FruitFolder(changing: [
      "fruit/track.de.md": "# Obst\n\nWie man Obst lagert.\n", "course.yaml": yaml,
    ])
    #expect(named.problems == [])
    let course = CourseFolder(named.url, language: "de").open().course
    #expect(course?.models == "Obst im Herbst")
    #expect(course?.tracks.map(\.page) == ["Wie man Obst lagert.", "How fruit is sold."])
    #expect(named.courseFolder.open().course?.tracks.first?.page == "How fruit is kept.")
  }
}
