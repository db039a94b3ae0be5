import KataCourse

/// `uikata answer KATA`: judges an answer that is handed in whole.
public struct AnswerCommand {
  public var kata: String
  public var seed: Int
  public var isJSON: Bool
  /// The whole of standard input, or of a file.
  public var text: String

  public init(_ kata: String, text: String, seed: Int = 1, isJSON: Bool = false) {
    self.kata = kata
    self.text = text
    self.seed = seed
    self.isJSON = isJSON
  }

  public func run(at desk: Desk) async throws(CommandFailure) -> ExitStatus {
    let start = desk.now()
    let kata = try desk.kata(named: kata)
    if case .code = kata.kind { throw .takesFile(kata.id) }
    if text.allSatisfy(\.isWhitespace) { throw .noAnswer }
    if case .review(let review) = kata.kind {
      return ReviewedAnswer(kata: kata, review: review, seed: seed, text: text)
        .judge(at: desk, isJSON: isJSON, since: start)
    }
    let (question, key) = try await desk.question(kata, seed: seed)
    guard let verdict = try await verdict(on: question, by: key, at: desk) else { return .wrong }
    keep(verdict, of: question, at: desk, since: start)
    tell(verdict, of: question, at: desk)
    return verdict.isRight ? .done : .wrong
  }

  /// Nil where the learner's lines can't be run to the end, which is told.
  private func verdict(
    on question: Question, by key: Key, at desk: Desk
  ) async throws(CommandFailure) -> Verdict? {
    let calls: [String]
    do throws(UnreadableAnswer) {
      guard question.form == .calls else { return try question.judge(text, by: key) }
      calls = try question.calls(in: text)
    } catch {
      throw .unreadableAnswer(error, question)
    }
    switch await desk.keys.trial(of: calls, in: question) {
    case .printed(let lines, _): return question.verdict(on: lines, by: key)
    case .unusable(let reason):
      if isJSON {
        desk.console.write(JSONText.line(AnswerReport(reason, of: question, words: desk.words)))
      } else {
        desk.tell(.unreadable(reason, question: question))
      }
      return nil
    case .failed(let failure): throw .noKey(question.kata.id, failure)
    }
  }

  private func keep(_ verdict: Verdict, of question: Question, at desk: Desk, since start: Double) {
    let attempt = Attempt(
      kata: question.kata.id, seed: seed, answer: text, outcome: verdict.isRight ? .right : .wrong,
      hints: 0, seconds: desk.now() - start, belief: verdict.belief)
    desk.keep(attempt, to: question.kata)
  }

  /// Whether nobody has answered this variant right or given it up yet.
  private func isOpen(_ question: Question, at desk: Desk) -> Bool {
    desk.withLogbook { try $0.isOpen(question.kata.id, seed: question.seed) } ?? true
  }

  private func tell(_ verdict: Verdict, of question: Question, at desk: Desk) {
    if isJSON {
      let report = AnswerReport(verdict, of: question, isOpen: isOpen(question, at: desk))
      desk.console.write(JSONText.line(report))
    } else {
      desk.tell(.judged(verdict, question: question, attempts: 1))
      if verdict.isRight { desk.tell(.why(question.kata)) }
    }
  }
}

extension Desk {
  /// Writes an answer from the shell down.
  func keep(_ attempt: Attempt, to kata: Kata) {
    withLogbook { logbook in
      var attempt = attempt
      attempt.recall = try logbook.recall(attempt, of: kata)
      try logbook.record(attempt, at: date())
    }
  }
}

extension Logbook {
  /// What an answer from the shell shows of the learner's memory; nil where it shows nothing.
  ///
  /// How long the learner has looked at the question isn't known, nor which hints were read. A file
  /// that was right before is right again, and needs no memory.
  fileprivate func recall(_ attempt: Attempt, of kata: Kata) throws(LogbookError) -> Recall? {
    if case .code = kata.kind, try !isOpen(kata.id) { return nil }
    return Recall(
      attempt.outcome, of: kata, hints: attempt.hints,
      hasErred: try hasErred(in: kata.id, seed: attempt.seed), seconds: nil)
  }
}
