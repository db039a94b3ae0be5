extension Session {
  /// Whether a `code` kata waits for its answer.
  var isOpenForCode: Bool { visit.isCoding && visit.stage == .answering }

  /// Says what an answer is to do, and where it is written.
  mutating func showExamples(
    _ id: KataID, seed: Int, _ examples: [CodeExample]
  ) -> [SessionEvent] {
    guard id == visit.kata.id, seed == visit.question.seed, visit.awaitsExamples else { return [] }
    visit.awaitsExamples = false
    return (examples.isEmpty ? [] : [.examples(examples)]) + [.fileWanted(visit.question)]
  }

  /// Takes a line of code that is typed or pasted for the learner's file, whatever it may mean
  /// elsewhere.
  ///
  /// - Parameter isFollowed: whether more of the same paste follows, which belongs to it.
  /// - Returns: nil where the line is no code.
  mutating func type(_ line: String, isFollowed: Bool) -> [SessionEvent]? {
    guard isCode(line) else { return nil }
    visit.isConfirming = false
    var entry = visit.typed ?? SwiftEntry()
    entry.add(line)
    visit.typed = entry
    guard !isFollowed, TypedCode.isWhole(entry) else { return [] }
    visit.typed = nil
    return [.codeTyped(TypedCode(entry.text), visit.question)]
  }

  /// Has the learner's file checked, unless it is being already.
  mutating func check() -> [SessionEvent] {
    guard isOpenForCode, !visit.isChecking else { return [] }
    visit.isChecking = true
    return [.checkWanted(visit.question)]
  }

  /// Has the learner's file begun anew, so that it is written from memory.
  mutating func reset() -> [SessionEvent] {
    guard isOpenForCode else { return [.notHere(.reset)] }
    visit.effort.isGivenFile = false
    return [.resetWanted(visit.question)]
  }

  func isChecking(_ id: KataID, seed: Int) -> Bool {
    id == visit.kata.id && seed == visit.question.seed && visit.isChecking
  }

  /// Takes in what became of the learner's file.
  mutating func weigh(
    _ id: KataID, seed: Int, _ source: String, _ result: Result<CodeVerdict, KeyFailure>,
    at now: Double
  ) -> [SessionEvent] {
    guard isChecking(id, seed: seed) else { return [] }
    visit.isChecking = false
    switch result {
    case .failure(let failure): return [.keyFailed(failure)]
    case .success(let verdict): return count(source, verdict, at: now)
    }
  }

  private mutating func count(
    _ source: String, _ verdict: CodeVerdict, at now: Double
  ) -> [SessionEvent] {
    visit.attempts += 1
    let attempt = visit.attempt(
      source, verdict.isRight ? .right : .wrong, belief: verdict.mistake?.id, at: now)
    if !verdict.isRight { visit.effort.hasErred = true }
    let events = [
      keep(attempt), .codeJudged(verdict, question: visit.question, attempts: visit.attempts),
    ]
    return verdict.isRight
      ? events + nextTime(isApart: false) + [.why(visit.question.kata)] + followUps() : events
  }
}
