import KataCourse

/// `uikata show KATA`: the question of one seed, or its program alone.
public struct ShowCommand {
  public var kata: String
  public var seed: Int
  public var output: Output

  public enum Output: Sendable, Hashable { case text, json, program }

  public init(_ kata: String, seed: Int = 1, output: Output = .text) {
    self.kata = kata
    self.seed = seed
    self.output = output
  }

  public func run(at desk: Desk) async throws(CommandFailure) -> ExitStatus {
    let kata = try desk.kata(named: kata)
    if output == .program {
      desk.console.writeLine(Question(kata, seed: seed).program ?? "")
      return .done
    }
    let (question, _) = try await desk.question(kata, seed: seed)
    switch output {
    case .json: desk.console.write(JSONText.line(Shown(question)))
    default:
      let posed = desk.recorder.text(for: .posed(Question(kata, seed: seed)))
      desk.console.writeLine(String(posed.drop(while: \.isNewline)))
      if question.needsKey, !question.items.isEmpty { desk.tell(.itemsReady(question)) }
    }
    return .done
  }

  private struct Shown: Encodable {
    var id: KataID
    var kind: String
    var seed: Int
    var question: String
    var program: Nullable<String>
    var form: Nullable<AnswerForm>
    var items: [Item]
    /// Left out where the form isn't `calls`.
    var calls: [String]?
    var hints: [String]

    init(_ question: Question) {
      id = question.kata.id
      kind = question.kata.kind.name
      seed = question.seed
      self.question = question.kata.question
      program = Nullable(question.program)
      form = Nullable(question.form)
      items = question.items.map { Item(label: $0.label, text: $0.text) }
      calls = question.permittedCalls?.names
      hints = question.kata.hints
    }
  }

  private struct Item: Encodable {
    var label: String
    var text: String
  }
}
