extension Session {
  /// How many wrong answers one variant takes before another is dealt.
  public static let attemptsAtOneSeed = 3

  mutating func submitLines(at now: Double) -> [SessionEvent] {
    let answer = visit.lines.joined(separator: "\n")
    visit.lines = []
    return submit(answer, at: now)
  }

  /// Judges an answer, now or when the key comes.
  mutating func submit(_ answer: String, at now: Double) -> [SessionEvent] {
    if let failure = visit.failure { return [.keyFailed(failure)] }
    guard visit.needsKey else { return take(answer, at: now) }
    visit.pending = .answer(answer)
    return [.waiting(visit.question)]
  }

  mutating func unlock(_ id: KataID, seed: Int, with key: Key, at now: Double) -> [SessionEvent] {
    guard id == visit.kata.id, seed == visit.question.seed, visit.key == nil else { return [] }
    visit.key = key
    visit.question = visit.question.offering(key)
    var events: [SessionEvent] = visit.itemsComeFromKey ? [.itemsReady(visit.question)] : []
    let pending = visit.pending
    visit.pending = nil
    switch pending {
    case .answer(let answer): events += take(answer, at: now)
    case .solution: events += giveUp(at: now)
    case nil:
      if visit.fillsEveryGap { events += submitLines(at: now) }
    }
    return events
  }

  mutating func fail(_ id: KataID, seed: Int, _ failure: KeyFailure) -> [SessionEvent] {
    guard id == visit.kata.id, seed == visit.question.seed, visit.key == nil else { return [] }
    visit.failure = failure
    visit.pending = nil
    return [.keyFailed(failure)]
  }

  private mutating func take(_ answer: String, at now: Double) -> [SessionEvent] {
    do throws(UnreadableAnswer) {
      guard visit.question.form == .calls else {
        let verdict = try visit.question.judge(answer, by: visit.key ?? .unneeded)
        return count(answer, verdict, at: now)
      }
      let lines = try visit.question.calls(in: answer)
      visit.trying = answer
      return [.trialWanted(visit.question, lines: lines)]
    } catch {
      return [.unreadable(error, question: visit.question)]
    }
  }

  /// Judges an answer by what the program did with its lines.
  mutating func weigh(
    _ id: KataID, seed: Int, _ trial: Trial, at now: Double
  ) -> [SessionEvent] {
    guard id == visit.kata.id, seed == visit.question.seed, let answer = visit.trying,
      let key = visit.key
    else { return [] }
    visit.trying = nil
    switch trial {
    case .printed(let lines, let records):
      visit.records = records
      visit.written = try? visit.question.calls(in: answer)
      return count(answer, visit.question.verdict(on: lines, by: key), at: now)
    case .unusable(let reason): return [.unreadable(reason, question: visit.question)]
    case .failed(let failure): return [.keyFailed(failure)]
    }
  }

  private mutating func count(
    _ answer: String, _ verdict: Verdict, at now: Double
  ) -> [SessionEvent] {
    visit.attempts += 1
    let attempt = visit.attempt(
      answer, verdict.isRight ? .right : .wrong, belief: verdict.belief, at: now)
    if !verdict.isRight { visit.effort.hasErred = true }
    let kept = keep(attempt)
    // In a placement run the first answer is the last.
    let attempts = isPlacing && !verdict.isRight ? Self.attemptsAtOneSeed : visit.attempts
    let events = [kept, .judged(verdict, question: visit.question, attempts: attempts)]
    if isPlacing { return events + place(isRight: verdict.isRight) }
    if verdict.isRight {
      // A choice is told with every reason.
      let isChoice = if case .choose = visit.kata.kind { true } else { false }
      return events + nextTime(isApart: isChoice) + [.why(visit.question.kata)] + followUps()
    }
    guard visit.attempts == Self.attemptsAtOneSeed else { return events }
    return events + dealAgain(at: now)
  }

  // MARK: Giving up

  mutating func confirmSolution() -> [SessionEvent] {
    if let failure = visit.failure { return [.keyFailed(failure)] }
    visit.isConfirming = true
    return [.confirmSolution]
  }

  mutating func giveUp(at now: Double) -> [SessionEvent] {
    if visit.needsKey {
      visit.pending = .solution
      return [.waiting(visit.question)]
    }
    let answer = visit.sitting?.remarks ?? visit.lines
    visit.lines = []
    let kept = keep(
      visit.attempt(
        answer.joined(separator: "\n"), .givenUp, score: visit.sitting?.result.score, at: now))
    let question = visit.question
    let shown: SessionEvent =
      visit.sitting.map { .reviewed($0.result, question: question) }
      ?? .solution(question, lines: solutionLines)
    return [kept, shown] + nextTime(isApart: true) + [.why(question.kata)] + leaveBehind()
  }

  private var solutionLines: [String] {
    switch visit.question.kata.kind {
    case .predict(let prediction) where prediction.form == .line:
      visit.key?.lines.map(String.init) ?? []
    case .predict(let prediction) where prediction.form == .calls:
      OpenProgram(prediction.template)?.own ?? []
    case .predict: visit.key?.printed ?? []
    case .choose(let choice): choice.options.filter(\.isRight).map(\.text)
    case .review: []
    case .code(let exercise):
      exercise.solution.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  // MARK: Reviewing

  mutating func remark(_ text: String) -> [SessionEvent] {
    guard let reply = visit.sitting?.take(text) else { return [] }
    return [.remark(reply)]
  }

  mutating func finishReview(at now: Double) -> [SessionEvent] {
    guard visit.stage == .answering, let sitting = visit.sitting else {
      return [.notHere(.done)]
    }
    let result = sitting.result
    visit.attempts += 1
    let kept = keep(
      visit.attempt(
        sitting.remarks.joined(separator: "\n"), result.isPassed ? .right : .wrong,
        score: result.score, at: now))
    let reviewed = SessionEvent.reviewed(result, question: visit.question)
    let events = [kept, reviewed] + nextTime(isApart: true) + [.why(visit.question.kata)]
    return events + (result.isPassed ? followUps() : leaveBehind())
  }
}
