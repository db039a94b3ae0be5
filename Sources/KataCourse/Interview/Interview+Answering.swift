extension Interview {
  // MARK: Lines

  mutating func hearLine(_ text: String, at now: Double) -> [InterviewEvent] {
    guard let question = visit?.question else { return [] }
    if question.form == .calls {
      do throws(UnreadableAnswer) { _ = try question.calls(in: text) } catch {
        return [.unreadable(error, question: question)]
      }
    }
    visit?.lines.append(text)
    keepLines()
    return visit?.fillsEveryGap == true ? submitLines(at: now) : [.kept(record)]
  }

  mutating func submitLines(at now: Double) -> [InterviewEvent] {
    let answer = visit?.lines.joined(separator: "\n") ?? ""
    visit?.lines = []
    return submit(answer, at: now)
  }

  /// Drops the lines of an unfinished answer.
  mutating func dropLines() -> [InterviewEvent] {
    isConfirmingEnd = false
    guard visit?.lines.isEmpty == false else { return [] }
    visit?.lines = []
    keepLines()
    return [.kept(record), .dropped]
  }

  private mutating func keepLines() {
    record.entries[record.current].draft = visit?.lines ?? []
  }

  mutating func remark(_ text: String) -> [InterviewEvent] {
    let entry = record.entries[record.current]
    // Coming back to a review goes on with it.
    let before = entry.draft.isEmpty ? entry.answer.map { [$0] } ?? [] : entry.draft
    record.entries[record.current].draft = before + [text]
    record.entries[record.current].answer = nil
    return [.kept(record)]
  }

  // MARK: Answers

  /// Takes an answer that can be read as one. Whether it is right isn't asked.
  mutating func submit(_ answer: String, at now: Double) -> [InterviewEvent] {
    guard let visit else { return [] }
    if visit.itemsComeFromKey, visit.key == nil {
      return visit.failure.map { [.keyFailed($0)] } ?? [.waiting(visit.question)]
    }
    do throws(UnreadableAnswer) {
      guard visit.question.form == .calls else {
        _ = try visit.question.judge(answer, by: visit.key ?? .unneeded)
        return accept(answer, at: now)
      }
      let lines = try visit.question.calls(in: answer)
      self.visit?.trying = answer
      return [.trialWanted(visit.question, lines: lines)]
    } catch {
      keepLines()
      return [.kept(record), .unreadable(error, question: visit.question)]
    }
  }

  private mutating func accept(_ answer: String, at now: Double) -> [InterviewEvent] {
    record.entries[record.current].answer = answer
    record.entries[record.current].draft = []
    return advance(at: now)
  }

  // MARK: What the host brings

  mutating func unlock(_ id: KataID, _ seed: Int, with key: Key, at now: Double) -> [InterviewEvent]
  {
    guard isOpen(id, seed), let visit, visit.key == nil else { return [] }
    self.visit?.key = key
    let question = visit.question.offering(key)
    self.visit?.question = question
    return visit.itemsComeFromKey ? [.itemsReady(question)] : []
  }

  mutating func fail(_ id: KataID, _ seed: Int, _ failure: KeyFailure) -> [InterviewEvent] {
    guard isOpen(id, seed), visit?.key == nil else { return [] }
    visit?.failure = failure
    return visit?.itemsComeFromKey == true ? [.keyFailed(failure)] : []
  }

  /// Lines that don't compile are handed back; whatever else the program did with them is taken.
  mutating func weigh(_ id: KataID, _ seed: Int, _ trial: Trial, at now: Double) -> [InterviewEvent]
  {
    guard isOpen(id, seed), let visit, let answer = visit.trying else { return [] }
    self.visit?.trying = nil
    if case .unusable(let reason) = trial, case .rejected = reason {
      keepLines()
      return [.kept(record), .unreadable(reason, question: visit.question)]
    }
    return accept(answer, at: now)
  }

  private func isOpen(_ id: KataID, _ seed: Int) -> Bool {
    id == visit?.kata.id && seed == visit?.question.seed
  }

  // MARK: Files

  /// Keeps the candidate's file as it is now.
  mutating func take(_ file: String?) {
    guard let file, visit?.isCoding ?? isAtCode else { return }
    record.entries[record.current].answer = file
  }

  /// Whether the question that is to be posed again wants a file.
  private var isAtCode: Bool {
    guard plan.items.indices.contains(record.current),
      case .code? = course.kata(plan.items[record.current].kata)?.kind
    else { return false }
    return true
  }

  mutating func check(_ file: String) -> [InterviewEvent] {
    guard let visit, visit.isCoding, !visit.isChecking else { return [] }
    if file != visit.question.program { take(file) }
    self.visit?.isChecking = true
    return [.kept(record), .checkWanted(visit.question, source: file)]
  }

  mutating func weigh(
    _ id: KataID, _ seed: Int, _ result: Result<CodeVerdict, KeyFailure>
  ) -> [InterviewEvent] {
    guard isOpen(id, seed), let visit, visit.isChecking else { return [] }
    self.visit?.isChecking = false
    switch result {
    case .failure(let failure): return [.keyFailed(failure)]
    case .success(.checked): return [.fileTaken]
    case .success(let verdict): return [.fileRejected(verdict, question: visit.question)]
    }
  }

  /// Whether there is nothing to type before a program has run.
  public var awaitsRun: Bool {
    guard let visit, !hasEnded else { return false }
    if visit.trying != nil || visit.isChecking { return true }
    return visit.itemsComeFromKey && visit.key == nil && visit.failure == nil
  }
}
