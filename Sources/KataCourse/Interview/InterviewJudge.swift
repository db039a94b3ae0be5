/// Judges the answers of an interview when it has ended.
public struct InterviewJudge: Sendable {
  private let keys: KeyMaker

  public init(runner: ProgramRunner) { keys = KeyMaker(runner: runner) }

  public func result(
    of record: InterviewRecord, in course: Course
  ) async -> InterviewResult {
    var answers: [JudgedAnswer] = []
    for (item, entry) in zip(record.plan.items, record.entries) {
      guard let kata = course.kata(item.kata) else { continue }
      let question = Question(kata, seed: record.plan.wish.seed)
      answers.append(await judge(entry, item, question))
    }
    return InterviewResult(record: record, answers: answers)
  }

  private func judge(
    _ entry: InterviewRecord.Entry, _ item: InterviewPlan.Item, _ question: Question
  ) async -> JudgedAnswer {
    var judged = JudgedAnswer(
      question: question, minutes: item.minutes, seconds: entry.seconds, text: entry.handedIn,
      late: entry.late, outcome: .unjudged(.stopped))
    let text = entry.handedIn ?? ""
    switch question.kata.kind {
    case .choose(let choice): judged.outcome = chosen(text, choice, question)
    case .review(let review): judged.outcome = reviewed(text, review)
    case .code(let exercise): judged.outcome = await coded(entry.handedIn, exercise, question)
    case .predict: await predict(text, into: &judged)
    }
    return judged
  }

  private func chosen(_ text: String, _ choice: Choice, _ question: Question)
    -> JudgedAnswer.Outcome
  {
    let verdict = try? question.judge(text, by: .unneeded)
    return .chosen(
      picked: verdict?.picked, right: choice.options.firstIndex(where: \.isRight) ?? 0)
  }

  private func reviewed(_ text: String, _ review: Review) -> JudgedAnswer.Outcome {
    var sitting = ReviewSitting(review)
    let remarks = text.split(whereSeparator: \.isNewline).map(String.init).spoken
    let replies = remarks.map { sitting.take($0) }
    return .reviewed(remarks: remarks, replies: replies, sitting.result)
  }

  private func coded(
    _ source: String?, _ exercise: Exercise, _ question: Question
  ) async -> JudgedAnswer.Outcome {
    guard let source else { return .coded(nil, heldAtStart: 0) }
    switch await verdict(on: source, exercise, question) {
    case .success(let verdict):
      let start =
        verdict.isRight ? nil : await self.verdict(on: exercise.starter, exercise, question)
      return .coded(verdict, heldAtStart: (try? start?.get())?.held ?? 0)
    case .failure(let failure): return .unjudged(failure)
    }
  }

  private func verdict(
    on source: String, _ exercise: Exercise, _ question: Question
  ) async -> Result<CodeVerdict, KeyFailure> {
    await CodeJudge(runner: keys.runner).result(
      on: source, fileName: "\(question.kata.id.name).swift", of: exercise, seed: question.seed)
  }

  private func predict(_ text: String, into judged: inout JudgedAnswer) async {
    do throws(KeyFailure) {
      let key = try await keys.key(for: judged.question.kata, seed: judged.question.seed)
      judged.question = judged.question.offering(key)
      judged.outcome =
        judged.question.form == .calls
        ? try await called(text, judged.question, key) : predicted(text, judged.question, key)
    } catch {
      judged.outcome = .unjudged(error)
    }
  }

  private func predicted(_ text: String, _ question: Question, _ key: Key) -> JudgedAnswer.Outcome {
    let wanted = question.linesWanted(by: key)
    // What can't be read, such as half an answer, is wrong as it stands.
    let given =
      (try? question.linesGiven(in: text, by: key))
      ?? text.split(whereSeparator: \.isNewline).map(String.init).spoken
    let verdict = (try? question.judge(text, by: key)) ?? Verdict(isRight: false)
    return .predicted(given: given, wanted: wanted, verdict)
  }

  private func called(
    _ text: String, _ question: Question, _ key: Key
  ) async throws(KeyFailure) -> JudgedAnswer.Outcome {
    let wanted = question.linesWanted(by: key)
    guard let lines = try? question.calls(in: text) else {
      let given = text.split(whereSeparator: \.isNewline).map(String.init).spoken
      return .called(given: given, wanted: wanted, isRight: false)
    }
    switch await keys.trial(of: lines, in: question) {
    case .printed(let printed, _):
      return .called(
        given: lines, wanted: wanted, isRight: question.verdict(on: printed, by: key).isRight)
    case .unusable: return .called(given: lines, wanted: wanted, isRight: false)
    case .failed(let failure): throw failure
    }
  }
}

extension CodeVerdict {
  /// How many checks hold.
  fileprivate var held: Int {
    if case .checked(let results, _) = self { results.count(where: \.holds) } else { 0 }
  }
}
