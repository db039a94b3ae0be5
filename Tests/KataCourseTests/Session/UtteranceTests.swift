import KataTestSupport
import Testing

@testable import KataCourse

/// Which lines are answers and which are words, at each kind of question.
@Suite struct UtteranceTests {
  private func read(_ line: String, at kata: Kata?) -> Utterance {
    let question = kata.map { Question($0, seed: 1).offering(FruitCourse.key(of: $0.id)) }
    return UtteranceReader(course: FruitCourse.course, question: question).read(line)
  }

  @Test(arguments: [
    "c d e b a", "c a b", "a", "cab", "Apple.wash", "Apple.wash Pear.wash", "Apple.wash, Pear.wash",
    "1 2 3", "c, a, b",
  ])
  func `letters and lines are answers to an order`(line: String) {
    #expect(read(line, at: FruitCourse.wash) == .answer(line))
  }

  @Test(arguments: ["2", "done", "two", "Apple", "basket", "  2", "hint me", "none of them", "3.5"])
  func `what the program may print is an answer to lines`(line: String) {
    #expect(read(line, at: FruitCourse.count) == .answer(line))
  }

  @Test func `a text that the program prints hides the word only there`() {
    #expect(read("done", at: FruitCourse.count) == .answer("done"))
    #expect(read("done", at: FruitCourse.weigh) == .word(.done))
    #expect(read("done", at: nil) == .word(.done))
  }

  @Test(arguments: Word.allCases)
  func `every word is understood at every kind of question`(word: Word) {
    let others = FruitCourse.course.katas.filter { $0.id != FruitCourse.count.id }
    for kata in others { #expect(read(" \(word.rawValue) ", at: kata) == .word(word)) }
  }

  @Test(arguments: [
    ("hnt", Word.hint), ("Hint", .hint), ("hints", .hint), ("ihnt", .hint), ("solutoin", .solution),
    ("sloution", .solution), ("progres", .progress), ("ehlp", .help), ("quti", .quit),
    ("exit", nil),
    ("foo", nil),
  ])
  func `a mistyped word is answered with the nearest`(line: String, nearest: Word?) {
    #expect(read(line, at: FruitCourse.wash) == .unknownWord(line, nearest: nearest))
  }

  @Test func `a single word that is near to none may be a line or a remark`() {
    for kata in [FruitCourse.count, FruitCourse.weigh, FruitCourse.stand] {
      #expect(read("exit", at: kata) == .answer("exit"))
      #expect(read("hnt", at: kata) == .unknownWord("hnt", nearest: .hint))
    }
  }

  @Test func `remarks are remarks`() {
    for line in ["6 it crashes", "the hint is wrong", "6", "leak", "skip the check"] {
      #expect(read(line, at: FruitCourse.stand) == .answer(line))
    }
  }

  @Test(arguments: [("ripen", "ripen"), ("market/ripen", "ripen"), ("basket/count", "count")])
  func `the name of a kata opens it`(line: String, name: String) throws {
    let kata = try #require(FruitCourse.course.kataID(named: name))
    #expect(read(line, at: FruitCourse.wash) == .kata(kata))
  }

  @Test func `a name that no kata has is answered with the nearest`() {
    let ripen = FruitCourse.ripen.id
    #expect(
      read("market/rippen", at: FruitCourse.wash) == .unknownKata("market/rippen", nearest: ripen))
    #expect(read("market/melon", at: nil) == .unknownKata("market/melon", nearest: nil))
    #expect(read("1/2", at: FruitCourse.count) == .answer("1/2"))
  }

  @Test func `nothing is nothing`() {
    #expect(read("  ", at: FruitCourse.wash) == .nothing)
  }

  @Test func `only commands are for the history`() throws {
    let session = try #require(Session(FruitCourse.course, standing: Standing(), seed: 1))
    var script = SessionScript(session)
    _ = script.begin()
    #expect(["hint", "ripen", "market/ripen", "quit"].allSatisfy(script.session.isCommand))
    #expect(!["c a b", "hnt", "", "Apple.wash"].contains(where: script.session.isCommand))
  }
}

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("hint", "hint", 0), ("hint", "Hint", 0), ("hnt", "hint", 1), ("hiint", "hint", 1),
    ("hant", "hint", 1), ("ihnt", "hint", 1), ("", "hint", 4), ("hint", "", 4), ("back", "hint", 4),
    ("solutoin", "solution", 1), ("sloutoin", "solution", 2),
  ])
  func `letters missed, added, changed and swapped count one each`(
    one: String, other: String, distance: Int
  ) {
    #expect(editDistance(one, other) == distance)
  }
}
