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
    let examples = try await examples(of: kata, at: desk)
    switch output {
    case .json: desk.console.write(JSONText.line(Shown(question, examples)))
    default:
      let posed = desk.recorder.text(for: .posed(Question(kata, seed: seed)))
      desk.console.writeLine(String(posed.drop(while: \.isNewline)))
      if question.needsKey, !question.items.isEmpty { desk.tell(.itemsReady(question)) }
      if let examples, !examples.isEmpty { desk.tell(.examples(examples)) }
    }
    return .done
  }

  /// Nil where the answer isn't a file.
  private func examples(
    of kata: Kata, at desk: Desk
  ) async throws(CommandFailure) -> [CodeExample]? {
    guard case .code(let exercise) = kata.kind else { return nil }
    do throws(KeyFailure) {
      return try await CodeJudge(runner: desk.runner).examples(of: exercise, seed: seed)
    } catch {
      throw .noKey(kata.id, error)
    }
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
    /// Left out where the answer isn't a file.
    var examples: [Example]?
    var hints: [String]

    init(_ question: Question, _ examples: [CodeExample]?) {
      id = question.kata.id
      kind = question.kata.kind.name
      seed = question.seed
      self.question = question.kata.question
      program = Nullable(question.program)
      form = Nullable(question.form)
      items = question.items.map { Item(label: $0.label, text: $0.text) }
      calls = question.permittedCalls?.names
      self.examples = examples?.map {
        Example(check: $0.check, shows: $0.shows, wanted: $0.wanted)
      }
      hints = question.kata.hints
    }
  }

  private struct Example: Encodable {
    var check: String
    var shows: String
    var wanted: String
  }

  private struct Item: Encodable {
    var label: String
    var text: String
  }
}
