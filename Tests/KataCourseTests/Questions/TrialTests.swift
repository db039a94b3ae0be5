import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct `A trial of a learner's lines` {
  private static func question(_ fruit: FruitFolder) throws -> Question {
    Question(try fruit.kata("fruit/peel"), seed: 0)
  }

  private static func trial(
    _ lines: String..., in fruit: FruitFolder? = nil
  ) async throws -> Trial {
    await KeyMaker(runner: FruitFolder.runner)
      .trial(of: lines, in: try question(try fruit ?? FruitFolder()))
  }

  @Test func `tells what is printed with them`() async throws {
    #expect(
      try await Self.trial("kitchen.peel(fruit, times: 2)")
        == .printed(["dirt", "dirt", "done"], records: []))
  }

  @Test func `tells what the compiler refuses at the learner's own line and column`() async throws {
    let line = "kitchen.peel(fruit, times: two)"
    #expect(
      try await Self.trial("kitchen.wash(fruit)", line)
        == .unusable(
          .rejected(
            Diagnostic(
              file: "Answer.swift", line: 2, column: 28, severity: .error,
              message: "cannot find 'two' in scope"), line: line)))
  }

  @Test func `tells what stopped the program`() async throws {
    let program = FruitFolder.peel("kitchen.wash(fruit)").replacing(
      "isClean = true", with: "if fruit == \"pear\" { fatalError(\"no pears\") }")
    let fruit = try FruitFolder(changing: [
      "fruit/peel/Program.swift": program,
      "fruit/peel/Beliefs/Dirty.swift": program,
    ])
    guard
      case .unusable(.endsBadly(.crashed(let crash))) =
        try await Self.trial("kitchen.wash(fruit)", in: fruit)
    else {
      Issue.record("it didn't stop")
      return
    }
    #expect(crash.message == "no pears")
    #expect(crash.line == 3)
  }

  @Test func `lets any lines be right that print what is wanted, and knows a belief by its output`()
    async throws
  {
    let kata = try FruitFolder().kata("fruit/peel")
    let key = try await KeyMaker(runner: FruitFolder.runner).key(for: kata, seed: 0)
    let question = Question(kata, seed: 0).offering(key)
    #expect(question.items.map(\.text) == ["pear.peel", "done"])
    #expect(question.verdict(on: ["pear.peel", "done"], by: key) == Verdict(isRight: true))
    #expect(
      question.verdict(on: ["dirt", "done"], by: key)
        == Verdict(
          isRight: false,
          firstDifference: FirstDifference(line: 1, yours: ["dirt"], printed: ["pear.peel"]),
          belief: "dirty"))
    #expect(
      question.verdict(on: ["done"], by: key)
        == Verdict(
          isRight: false,
          firstDifference: FirstDifference(line: 1, yours: ["done"], printed: ["pear.peel"])))
  }

  @Test func `is only had of lines that may be written`() throws {
    let question = try Self.question(try FruitFolder())
    #expect(try question.calls(in: "\nkitchen.wash(fruit)\n\n") == ["kitchen.wash(fruit)"])
    #expect(throws: UnreadableAnswer.notACall("print(1)", .anotherCall)) {
      try question.calls(in: "kitchen.wash(fruit)\nprint(1)")
    }
    #expect(throws: UnreadableAnswer.empty) { try question.calls(in: " \n") }
  }
}
