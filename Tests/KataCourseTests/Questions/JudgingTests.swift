import Foundation
import Testing

@testable import KataCourse

/// Questions whose keys are given here; no program runs.
@Suite struct `A verdict` {
  static func question(
    _ form: AnswerForm, decoys: [String] = [], tolerance: Double = 0.001
  ) -> Question {
    let prediction = Prediction(form: form, template: "", decoys: decoys, tolerance: tolerance)
    let kata = Kata(
      id: KataID(track: "fruit", name: "bowl"), title: "", kind: .predict(prediction), level: 1,
      minutes: 1, teaches: [], evidence: [], question: "", hints: [], why: "",
      folder: URL(filePath: "/"))
    return Question(kata, seed: 1)
  }

  // MARK: Lines

  static let lines = Key(
    printed: ["apple in", "", "pear in", "pear out"],
    beliefs: [
      "first": ["apple in", "pear in", "apple out"],
      "also-first": ["apple in", "pear in", "apple out"],
      "one": ["apple in"],
    ])

  @Test(arguments: [
    ("apple in\npear in\npear out", Verdict(isRight: true)),
    (" apple  in\r\n\n\tpear in\npear out\n", Verdict(isRight: true)),
    ("apple in; pear in; pear out", Verdict(isRight: true)),
    (
      "apple in\npear out",
      Verdict(
        isRight: false,
        firstDifference: FirstDifference(
          line: 2, yours: ["apple in", "pear out"], printed: ["apple in", "pear in"]))
    ),
    (
      "apple in",
      Verdict(
        isRight: false,
        firstDifference: FirstDifference(
          line: 2, yours: ["apple in"], printed: ["apple in", "pear in"]), belief: "one")
    ),
    (
      "apple in\npear in\npear out\nmore\nstill more",
      Verdict(
        isRight: false,
        firstDifference: FirstDifference(
          line: 4, yours: ["apple in", "pear in", "pear out", "more"],
          printed: ["apple in", "pear in", "pear out"]))
    ),
    (
      "apple in\npear in\napple out",
      Verdict(
        isRight: false,
        firstDifference: FirstDifference(
          line: 3, yours: ["apple in", "pear in", "apple out"],
          printed: ["apple in", "pear in", "pear out"]), rivals: ["also-first", "first"])
    ),
  ]) func `on lines goes as far as the first difference`(_ answer: String, _ verdict: Verdict)
    throws
  {
    #expect(try Self.question(.lines).judge(answer, by: Self.lines) == verdict)
  }

  // MARK: Order

  static let order = Key(
    printed: ["Apple.in", "Pear.in", "Apple.in"],
    beliefs: ["once": ["Apple.in", "Pear.in"], "decoy": ["Apple.rot", "Pear.in", "Apple.in"]])
  static let orderQuestion = question(.order, decoys: ["Apple.rot"]).offering(order)

  /// The letters of lines.
  static func letters(_ lines: String...) -> [String] {
    lines.compactMap { line in orderQuestion.items.first { $0.text == line }?.label }
  }

  @Test func `on an order offers every line once, decoys among them`() {
    #expect(Self.orderQuestion.items.map(\.label) == ["a", "b", "c"])
    #expect(Set(Self.orderQuestion.items.map(\.text)) == ["Apple.in", "Pear.in", "Apple.rot"])
    #expect(Self.orderQuestion.repeatsItems)
  }

  @Test(arguments: ["", " ", ", ", "\n", ") "]) func `on an order takes letters in any spacing`(
    _ separator: String
  ) throws {
    let letters = Self.letters("Apple.in", "Pear.in", "Apple.in")
    for answer in [letters, letters.map { $0.uppercased() }] {
      let verdict = try Self.orderQuestion.judge(
        answer.joined(separator: separator), by: Self.order)
      #expect(verdict == Verdict(isRight: true))
    }
  }

  @Test(arguments: [
    ("Apple.in\nPear.in\nApple.in", nil), ("apple.in; pear.in; apple.in", nil),
    ("Apple.in\nPear.in", "once"), ("Apple.rot\nPear.in\nApple.in", "decoy"),
  ]) func `on an order takes lines in full and knows beliefs`(
    _ answer: String, _ belief: String?
  ) throws {
    let verdict = try Self.orderQuestion.judge(answer, by: Self.order)
    #expect(verdict.isRight == (belief == nil))
    #expect(verdict.belief == belief)
  }

  @Test(arguments: [
    ("", UnreadableAnswer.empty), (" \n ", .empty), ("z", .unknownLetter("z")),
    ("a z b", .unknownLetter("z")), ("Apple.inn\nPear.in", .unknownLine("Apple.inn")),
    ("what", .unknownLine("what")),
  ]) func `on an order isn't given where it can't be read`(
    _ answer: String, _ why: UnreadableAnswer
  ) {
    #expect(throws: why) { try Self.orderQuestion.judge(answer, by: Self.order) }
  }

  @Test func `on an order wants each letter once where no line is printed twice`() {
    let key = Key(printed: ["x", "y"])
    let question = Self.question(.order).offering(key)
    #expect(!question.repeatsItems)
    #expect(throws: UnreadableAnswer.letterTwice("a")) { try question.judge("a b a", by: key) }
  }

  @Test func `on an order isn't given away by the letters`() {
    for seed in 1...50 {
      var question = Self.question(.order, decoys: ["decoy"])
      question.seed = seed
      let printed = ["one", "two", "three"]
      let items = question.offering(Key(printed: printed)).items.map(\.text)
      #expect(items.filter(printed.contains) != printed)
    }
  }

  // MARK: Blanks

  static let blanks = Key(
    printed: ["On the scales", "one: 0.25", "both: (1.0, 2.0)", "Detail.willMove(toParent: nil)"],
    beliefs: [
      "half": ["On the scales", "one: 0.5", "both: (1.0, 2.0)", "Detail.willMove(toParent: nil)"]
    ])

  @Test func `on blanks leaves the values open and gives the rest`() {
    #expect(
      Self.question(.blanks).offering(Self.blanks).items == [
        .init(label: "", text: "On the scales"), .init(label: "1", text: "one: ___"),
        .init(label: "2", text: "both: ___"),
        .init(label: "", text: "Detail.willMove(toParent: nil)"),
      ])
  }

  @Test(arguments: [
    ("0.25\n{1, 2}", Verdict(isRight: true)), ("0.25; 1, 2", Verdict(isRight: true)),
    ("one: .25\nboth: CGPoint(x: 1, y: 2)", Verdict(isRight: true)),
    (
      "0.5\n(1, 2)",
      Verdict(
        isRight: false,
        firstDifference: FirstDifference(line: 1, yours: ["one: 0.5"], printed: ["one: 0.25"]),
        belief: "half")
    ),
    (
      "0.25\n(1, 3)",
      Verdict(
        isRight: false,
        firstDifference: FirstDifference(
          line: 2, yours: ["one: 0.25", "both: (1, 3)"],
          printed: ["one: 0.25", "both: (1.0, 2.0)"]))
    ),
  ]) func `on blanks counts gaps`(_ answer: String, _ verdict: Verdict) throws {
    #expect(try Self.question(.blanks).judge(answer, by: Self.blanks) == verdict)
  }

  @Test(arguments: [("0.25", 1), ("1\n2\n3", 3)]) func `on blanks wants a value for each`(
    _ answer: String, _ given: Int
  ) {
    #expect(throws: UnreadableAnswer.wrongCount(given: given, wanted: 2)) {
      try Self.question(.blanks).judge(answer, by: Self.blanks)
    }
  }

  // MARK: Line

  static let line = Key(printed: [], lines: [3, 12], beliefs: ["early": ["2"]])

  @Test(arguments: [
    ("3 12", Verdict(isRight: true)), ("12,3", Verdict(isRight: true)),
    ("lines 3 and 12", Verdict(isRight: true)), ("3\n12\n3", Verdict(isRight: true)),
    ("3", Verdict(isRight: false)), ("2", Verdict(isRight: false, belief: "early")),
    ("3 12 13", Verdict(isRight: false)),
  ]) func `on lines of source tells nothing but a belief`(_ answer: String, _ verdict: Verdict)
    throws
  {
    #expect(try Self.question(.line).judge(answer, by: Self.line) == verdict)
  }

  @Test(arguments: [
    ("three", UnreadableAnswer.notANumber("three")), ("0", .notANumber("0")), ("line", .empty),
  ]) func `on lines of source wants numbers`(_ answer: String, _ why: UnreadableAnswer) {
    #expect(throws: why) { try Self.question(.line).judge(answer, by: Self.line) }
  }
}
