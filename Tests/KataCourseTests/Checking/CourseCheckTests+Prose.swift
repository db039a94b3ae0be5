import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// Whether prose can be shown, and leads somewhere.
extension `A course check` {
  static let house = CourseHouse(rules: ["bowl.takes", "bowl.amount"]) { text, columns in
    text.split(separator: "\n").filter { $0.count > columns }.map(String.init)
  }

  @Test(arguments: [
    (
      "fruit/ripe/kata.md", "How can one tell?", String(repeating: "How ", count: 15) + "?",
      [
        "fruit/ripe/kata.md:20:1: error: 60 columns show all prose, and not '"
          + String(repeating: "How ", count: 15) + "?'"
      ]
    ),
    (
      "fruit/ripe/kata.md", "Look again.", "Look at `fruit/bowls`, `fruit/bowl` and `rules F9`.",
      [
        "fruit/ripe/kata.md:28:1: error: there is no kata 'fruit/bowls'",
        "fruit/ripe/kata.md:28:1: error: there is no rule or fact 'rules F9'",
      ]
    ),
    (
      "fruit/ripe/kata.md", "Look again.", "See [this](http://example.com), https://example.com.",
      [
        "fruit/ripe/kata.md:28:1: error: an address is 'https://host/…', and "
          + "'http://example.com' isn't"
      ]
    ),
    (
      "fruit/bowl/kata.md", "takes: first", "eats: first",
      [
        "fruit/bowl/kata.md:12:1: error: a belief changes rules that there are, and 'bowl.eats' "
          + "isn't one",
        "fruit/bowl/kata.md:12:1: error: a belief changes rules that there are, and "
          + "'bowl.sorted' isn't one",
      ]
    ),
    (
      "fruit/track.md", "How fruit is kept.", "See `market/stand`.",
      ["fruit/track.md:3:1: error: there is no kata 'market/stand'"]
    ),
    (
      "facts.md", "A bruise `spreads`.", "See `market/stand`.",
      ["facts.md:8:1: error: there is no kata 'market/stand'"]
    ),
  ]) func `wants prose that can be shown, and that points to what is there`(
    path: String, passage: String, other: String, says: [String]
  ) async throws {
    let fruit = try FruitFolder(path, passage, other)
    let reading = fruit.courseFolder.read()
    let course = try #require(reading.course)
    let check = ProseCheck(course: course, facts: Set(reading.facts.keys), house: Self.house)
    let found =
      check.problems(of: fruit.courseFolder, facts: reading.facts)
      + course.katas.flatMap { check.problems(in: $0, seeds: 3) }
    let usual =
      "fruit/bowl/kata.md:12:1: error: a belief changes rules that there are, and "
      + "'bowl.sorted' isn't one"
    #expect(fruit.shown(found).filter { $0 != usual || says.contains($0) } == says)
  }

  @Test(arguments: [
    ("https://example.com", true), ("https://example.com/a_(b)/c(_:)", true),
    ("https://a.example.com/x?y=z#w", true), ("http://example.com", false),
    ("https://example", false), ("https://example..com", false), ("https://exam ple.com", false),
    ("https://example.com/a(b", false), ("https://example.com/a.", false), ("https://", false),
  ]) func `knows an address by its form`(text: String, isAddress: Bool) {
    #expect(Address.isWellFormed(text) == isAddress)
  }

  @Test func `tells a reader's mistakes too, and goes on`() async throws {
    let fruit = try FruitFolder("fruit/bowl/kata.md", "level: 1", "level: 7")
    let found = try await Self.recorded(fruit)
    #expect(
      found == [
        "fruit/bowl/kata.md:4:8: error: 'level' is a whole number from 1 to 5, not '7'"
      ])
  }
}
