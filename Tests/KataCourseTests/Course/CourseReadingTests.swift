import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct `A course's folder` {
  @Test func `is read whole`() throws {
    let fruit = try FruitFolder()
    #expect(fruit.problems == [])
    let course = try #require(fruit.courseFolder.read().course)
    #expect(course.title == "Fruit")
    #expect(course.models == "fruit as of this autumn")
    #expect(course.tracks.map(\.id) == ["fruit", "market"])
    #expect(course.tracks.map(\.page) == ["How fruit is kept.", "How fruit is sold."])
    #expect(course.tracks.map(\.sections) == [["keeping fruit"], []])
    #expect(course.tracks.map(\.isComplete) == [true, false])
    #expect(
      course.katas.map(\.id.description) == [
        "fruit/bowl", "fruit/basket", "fruit/weights", "fruit/bruise", "fruit/peel",
        "fruit/ripe", "market/stall",
      ])
  }

  @Test func `tells facts by their sections and marks`() throws {
    let fruit = try FruitFolder()
    #expect(
      fruit.courseFolder.read().facts == [
        "F1": Fact(
          id: "F1", text: "What went in last comes out first.", section: "keeping fruit",
          isJudgement: false),
        "F2": Fact(
          id: "F2", text: "A bruise `spreads`.", section: "keeping fruit", isJudgement: true),
        "S1": Fact(
          id: "S1", text: "Prices are written down.", section: "selling fruit", isJudgement: true),
      ])
  }

  @Test func `cuts a kata's page at its headings, and not at those in code`() throws {
    let kata = try FruitFolder().kata("fruit/bowl")
    #expect(kata.title == "The bowl")
    #expect(
      kata.question == """
        `Apple` goes in before `Pear`. What is printed?

        ```swift
        # Apple is no heading
        ```
        """)
    #expect(kata.hints == ["Think of `Apple.in`.", "- a list\n  - with `Pear.out` in it"])
    #expect(kata.why == "`Pear.out` comes before `Apple.out`.")
    #expect(kata.followUps == [FollowUp(question: "And a third?", answer: "It comes\nout first.")])
    #expect(kata.teaches == ["F1"])
    #expect(kata.evidence == ["B1", "https://example.com/bowls"])
  }

  @Test func `reads what may be believed, rules as JSON and programs as they stand`() throws {
    guard case .predict(let prediction) = try FruitFolder().kata("fruit/bowl").kind else {
      Issue.record("not a prediction")
      return
    }
    #expect(prediction.form == .order)
    #expect(prediction.decoys == ["Apple.rot", "Pear.rot"])
    #expect(prediction.beliefs.map(\.id) == ["first-out", "one-only"])
    guard case .rules(let rules) = prediction.beliefs[0].world,
      case .program(let program) = prediction.beliefs[1].world
    else {
      Issue.record("other worlds")
      return
    }
    #expect(rules == #"{"bowl":{"takes":"first","amount":2,"sorted":true}}"#)
    #expect(program == FruitFolder.files["fruit/bowl/Beliefs/OneOnly.swift"])
  }

  @Test func `reads which calls may be written`() throws {
    guard case .predict(let prediction) = try FruitFolder().kata("fruit/peel").kind else {
      Issue.record("not a prediction")
      return
    }
    #expect(prediction.form == .calls)
    #expect(prediction.calls == ["kitchen.wash(_:)", "kitchen.peel(_:times:)"])
  }

  @Test func `reads the options of a choice and the kata it follows`() throws {
    let kata = try FruitFolder().kata("fruit/ripe")
    guard case .choose(let choice) = kata.kind else {
      Issue.record("not a choice")
      return
    }
    #expect(kata.follows == KataID("fruit/bowl"))
    #expect(choice.options.map(\.isRight) == [true, false, false])
    #expect(choice.options[1].reason == "Small ones ripen too.")
  }

  @Test func `reads the findings of a review`() throws {
    guard case .review(let review) = try FruitFolder().kata("market/stall").kind else {
      Issue.record("not a review")
      return
    }
    #expect(review.passMark == 0.5)
    #expect(
      review.findings == [
        Finding(
          id: "no-price", title: "No price", isReported: true, severity: 5, lines: [1...2, 3...3],
          concepts: [["price", "cost"], ["missing", "nowhere", "no"]], cures: ["tag"],
          why: "The price is missing.", cure: "Put a tag on."),
        Finding(
          id: "rotten", title: "Rotten fruit", isReported: false, severity: 2, lines: [3...3],
          concepts: [["rotten", "mould"]], cures: ["throw"], why: "One is rotten.",
          cure: "Throw it away."),
      ])
  }

  @Test func `is read with Windows' line ends too`() throws {
    let windows = FruitFolder.files.mapValues { $0.replacing("\n", with: "\r\n") }
    #expect(try FruitFolder(changing: windows).problems == [])
  }

  @Test func `may hold a track's page in other languages`() throws {
    let other = [
      "fruit/track.zh-Hans.md": "# 水果\n\n怎样存放水果。\n", "fruit/track.ru.md": "# Фрукты\n\nХранение.\n",
    ]
    #expect(try FruitFolder(changing: other).problems == [])
    #expect(
      try FruitFolder(changing: ["fruit/track.ru.md": "# Фрукты\n"]).problems == [
        "fruit/track.ru.md:1:1: error: a track's page is a '# Title' and what follows it"
      ])
  }

  @Test func `loses a broken kata and keeps the others`() throws {
    let fruit = try FruitFolder("fruit/bowl/kata.md", "level: 1", "level: 9")
    let reading = fruit.courseFolder.read()
    #expect(reading.brokenKatas == [KataID(track: "fruit", name: "bowl")])
    #expect(
      reading.course?.katas.map(\.id.name) == [
        "basket", "weights", "bruise", "peel", "ripe", "stall",
      ])
  }

  @Test func `is opened without reading its katas, each of which is read when it is asked for`()
    throws
  {
    let fruit = try FruitFolder("fruit/bowl/kata.md", "level: 1", "level: 9")
    let reading = fruit.courseFolder.open()
    #expect(reading.problems == [])
    let course = try #require(reading.course)
    #expect(course.kataIDs.count == 7)
    #expect(course.kata(KataID(track: "fruit", name: "basket"))?.title == "The basket")
    #expect(course.problems == [])
    #expect(course.kata(KataID(track: "fruit", name: "bowl")) == nil)
    #expect(course.problems.map(\.kata) == [KataID(track: "fruit", name: "bowl")])
    #expect(course.kata(KataID(track: "fruit", name: "melon")) == nil)
  }

  @Test func `is opened without looking for the facts and the evidence that katas name`() throws {
    let fruit = try FruitFolder(changing: ["facts.md": nil, "evidence/fruit.json": nil])
    let course = try #require(fruit.courseFolder.open().course)
    #expect(course.katas.count == 7)
    #expect(course.problems == [])
  }

  @Test func `tells all mistakes at once, file by file and from top to bottom`() throws {
    let page = try #require(FruitFolder.files["fruit/bowl/kata.md"])
    let fruit = try FruitFolder(changing: [
      "fruit/bowl/kata.md": page.replacing("minutes: 2", with: "minutes: 0")
        .replacing("level: 1", with: "level: no").replacing("## Why", with: "## Because"),
      "fruit/weights/Program.swift": nil,
    ])
    #expect(
      fruit.problems.map { $0.prefix { $0 != " " } } == [
        "fruit/bowl/kata.md:4:8:", "fruit/bowl/kata.md:5:10:", "fruit/bowl/kata.md:18:1:",
        "fruit/bowl/kata.md:35:1:", "fruit/weights/Program.swift:1:1:",
      ])
  }

  @Test(arguments: [
    ("fruit/bowl", ["bowl.amount", "bowl.sorted", "bowl.takes", "F1"]), ("fruit/peel", ["F1"]),
    ("fruit/ripe", ["F2"]), ("market/stall", ["S1"]),
  ]) func `a kata's 'Why' rests on the rules its beliefs change and the facts it teaches`(
    id: String, grounds: [String]
  ) throws {
    #expect(try FruitFolder().kata(id).grounds == grounds)
  }

  @Test func `a fact's sheet names what its katas rest on, each once`() throws {
    let fruit = try FruitFolder()
    let folder = fruit.courseFolder
    let sheet = try #require(folder.sheet(of: "f1"))
    #expect(
      sheet.katas.map(\.description) == [
        "fruit/bowl", "fruit/basket", "fruit/weights", "fruit/bruise", "fruit/peel",
      ])
    #expect(sheet.sources == ["a bowl", "https://example.com/bowls"])
    #expect(folder.sheet(of: "F9") == nil)
  }
}
