extension Session {
  /// What is waited for.
  public var prompt: SessionPrompt {
    let id = visit.kata.id
    switch visit.stage {
    case .behind: return .goOn(id)
    case .followUp: return .followUp(id)
    case .rating: return .rating(id)
    case .answering where visit.typed != nil:
      return .line(id, number: (visit.typed?.lines.count ?? 0) + 1, count: nil)
    case .answering where visit.collectsLines:
      return .line(id, number: visit.lines.count + 1, count: visit.lineCount)
    case .answering: return .answer(id)
    }
  }

  /// Whether there is nothing to type before a program has run: an answer waits for its verdict, or
  /// the items to answer with come from the key.
  public var awaitsRun: Bool {
    guard !hasEnded, visit.stage == .answering else { return false }
    if visit.trying != nil || visit.isChecking || visit.awaitsExamples { return true }
    guard visit.needsKey, visit.failure == nil else { return false }
    return visit.pending != nil || visit.itemsComeFromKey
  }

  /// Whether it is being found out what an answer that is a file is to do.
  public var awaitsExamples: Bool { visit.awaitsExamples }

  /// The question that is open.
  public var question: Question { visit.question }

  /// The words that have their place now, the likeliest first.
  public var words: [Word] {
    switch visit.stage {
    case .answering where visit.sitting != nil:
      [.hint, .done, .solution, .skip, .back, .due, .list, .progress, .scratchpad, .help, .quit]
    case .answering where visit.isCoding:
      [.edit, .check, .scratchpad, .hint, .reset, .solution, .skip, .back, .due, .list, .progress]
        + [.help, .quit]
    case .answering where isPlacing: [.skip, .list, .progress, .help, .quit]
    case .answering:
      [.hint, .solution, .again, .skip, .back, .due, .list, .progress, .help, .quit]
    case .followUp, .rating, .behind:
      [.next, .why] + (visit.question.needsKey ? [.draw, .replay] : [])
        + [.scratchpad, .again, .back, .due, .list, .progress, .help, .quit]
    }
  }

  /// Whether a line would be taken as a command, and not as an answer or a part of one: a history
  /// keeps those and no others.
  public func isCommand(_ line: String) -> Bool {
    if isCode(line) { return false }
    return switch utterance(of: line) {
    case .word, .kata: true
    case .nothing, .answer, .unknownWord, .unknownKata: false
    }
  }

  /// Whether a line is code for the learner's file, or begins some.
  public func isCode(_ line: String) -> Bool {
    isOpenForCode && (isTypingCode || TypedCode.begins(with: line))
  }

  /// Whether code for the learner's file has begun that goes on.
  public var isTypingCode: Bool { visit.typed != nil }

  func utterance(of line: String) -> Utterance {
    let expected = visit.stage == .answering ? visit.question : nil
    return UtteranceReader(course: course, question: expected).read(line)
  }
}
