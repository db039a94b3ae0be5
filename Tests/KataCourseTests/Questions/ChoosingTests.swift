import Testing

@testable import KataCourse

@Suite struct `A choice` {
  private static func question() throws -> Question {
    Question(try FruitFolder().kata("fruit/ripe"), seed: 3)
  }

  @Test func `is lettered in the order dealt and needs no key`() throws {
    let question = try Self.question()
    #expect(!question.needsKey)
    #expect(question.program == nil)
    #expect(question.items.map(\.label) == ["a", "b", "c"])
    guard case .choose(let choice) = question.kata.kind else { return }
    #expect(question.items.map(\.text) == choice.options.map(\.text))
  }

  @Test func `is judged by the letter or the text of an option`() throws {
    let question = try Self.question()
    for (place, item) in question.items.enumerated() {
      let isRight = item.text == "By its smell"
      let verdict = Verdict(isRight: isRight, picked: place)
      for answer in [item.label, "\(item.label.uppercased()))", item.text, item.text.lowercased()] {
        #expect(try question.judge(answer, by: .unneeded) == verdict)
      }
    }
  }

  @Test(arguments: [
    ("", UnreadableAnswer.empty), ("a b", .oneChoiceOnly), ("ab", .oneChoiceOnly),
    ("d", .unknownLetter("d")), ("smell", .unknownLetter("smell")), ("...", .empty),
  ]) func `is one option`(_ answer: String, _ why: UnreadableAnswer) throws {
    let question = try Self.question()
    #expect(throws: why) { try question.judge(answer, by: .unneeded) }
  }
}
