extension Interview {
  /// What is waited for; nil where every question has been asked.
  public var prompt: SessionPrompt? {
    guard let visit else { return nil }
    guard visit.collectsLines else { return .answer(visit.kata.id) }
    return .line(visit.kata.id, number: visit.lines.count + 1, count: visit.lineCount)
  }

  /// The question that is open, or that will be posed first; nil where all have been asked.
  public var question: Question? {
    if let visit { return visit.question }
    guard plan.items.indices.contains(record.current) else { return nil }
    return course.kata(plan.items[record.current].kata)
      .map { Question($0, seed: plan.wish.seed) }
  }

  /// The words that have their place now, the likeliest first.
  public var words: [InterviewWord] {
    let back: [InterviewWord] = plan.wish.allowsBack ? [.back] : []
    guard let visit else { return back + [.done, .time, .help, .quit] }
    let own: [InterviewWord] =
      visit.isCoding ? [.edit, .check, .reset, .done] : visit.sitting == nil ? [] : [.done]
    return own + [.skip] + back + [.time, .help, .quit]
  }

  /// Whether a line would be taken as a command, and not as an answer or a part of one.
  public func isCommand(_ line: String) -> Bool {
    if case .word = utterance(of: line) { true } else { false }
  }

  func utterance(of line: String) -> InterviewUtterance {
    InterviewUtteranceReader(course: course, question: visit?.question).read(line)
  }

  mutating func hear(_ line: String, at now: Double) -> [InterviewEvent] {
    let wasConfirming = isConfirmingEnd
    isConfirmingEnd = false
    switch utterance(of: line) {
    case .nothing: return hearNothing(at: now)
    case .answer(let text): return hearAnswer(text, at: now)
    case .word(.quit):
      isConfirmingEnd = !wasConfirming
      return wasConfirming ? end(at: now) : [.confirmEnd]
    case .word(let word): return obey(word, at: now)
    case .refused(let word): return [.refused(word)]
    case .unknownWord(let text, let nearest): return [.unknownWord(text, nearest: nearest)]
    }
  }

  private mutating func hearNothing(at now: Double) -> [InterviewEvent] {
    guard let visit else { return end(at: now) }
    if visit.collectsLines, !visit.lines.isEmpty { return submitLines(at: now) }
    // One that was answered before is left as it is.
    if !visit.isCoding, visit.sitting == nil, record.entries[record.current].answer != nil {
      return advance(at: now)
    }
    return [.unreadable(.empty, question: visit.question)]
  }

  private mutating func hearAnswer(_ text: String, at now: Double) -> [InterviewEvent] {
    guard let visit else { return [.allAsked] }
    if visit.sitting != nil { return remark(text) }
    if visit.isCoding { return [.unreadable(.empty, question: visit.question)] }
    return visit.collectsLines ? hearLine(text, at: now) : submit(text, at: now)
  }

  private mutating func obey(_ word: InterviewWord, at now: Double) -> [InterviewEvent] {
    switch word {
    case .time: return [.time(left: record.left(at: now))]
    case .help: return [.help(words, question: visit?.question)]
    case .back: return goBack(at: now)
    case .skip: return visit == nil ? [.notHere(word)] : advance(at: now)
    case .done: return finish(at: now)
    case .edit, .check, .reset: return visit?.isCoding == true ? handle(word) : [.notHere(word)]
    case .quit: return [.confirmEnd]
    }
  }

  /// Ends a review, hands a file in, or ends the interview where all has been asked.
  private mutating func finish(at now: Double) -> [InterviewEvent] {
    guard let visit else { return end(at: now) }
    if visit.sitting != nil {
      let entry = record.entries[record.current]
      record.entries[record.current].answer = entry.handedIn
      record.entries[record.current].draft = []
      return advance(at: now)
    }
    return visit.isCoding ? advance(at: now) : [.notHere(.done)]
  }

  private mutating func handle(_ word: InterviewWord) -> [InterviewEvent] {
    guard let visit else { return [] }
    switch word {
    case .edit: return [.editorWanted(visit.question)]
    case .reset: return [.resetWanted(visit.question)]
    default: return check(record.entries[record.current].answer ?? visit.question.program ?? "")
    }
  }
}
