extension Session {
  mutating func hear(_ line: String, at now: Double) -> [SessionEvent] {
    if let events = type(line, isFollowed: false) { return events }
    let wasConfirming = visit.isConfirming
    visit.isConfirming = false
    switch utterance(of: line) {
    case .nothing: return hearNothing(at: now)
    case .answer(let text): return hearAnswer(text, at: now)
    case .word(let word) where isWithheld(word): return [.notInPlacement(word)]
    case .word(.solution) where visit.stage == .answering:
      return wasConfirming ? giveUp(at: now) : confirmSolution()
    case .word(let word): return obey(word, at: now)
    case .kata(let id): return visitKata(id, at: now)
    case .unknownWord(let text, let nearest): return [.unknownWord(text, nearest: nearest)]
    case .unknownKata(let text, let nearest): return [.unknownKata(text, nearest: nearest)]
    }
  }

  private mutating func hearNothing(at now: Double) -> [SessionEvent] {
    switch visit.stage {
    case .behind: return goOn(at: now)
    case .followUp(let index): return reveal(index, written: nil)
    case .rating(let index, _): return pass(index)
    case .answering where visit.isCoding || visit.lines.isEmpty:
      return [.unreadable(.empty, question: visit.question)]
    case .answering: return submitLines(at: now)
    }
  }

  private mutating func hearAnswer(_ text: String, at now: Double) -> [SessionEvent] {
    switch visit.stage {
    case .behind: return [.finished(visit.question.kata, next: next)]
    case .followUp(let index): return reveal(index, written: text.trimmingWhitespace)
    case .rating(let index, let written): return rate(index, written: written, text)
    case .answering where visit.sitting != nil: return remark(text)
    case .answering where visit.isCoding: return [.unreadable(.empty, question: visit.question)]
    case .answering where visit.collectsLines:
      if visit.question.form == .calls, let refusal = refusal(of: text) { return [refusal] }
      visit.lines.append(text)
      return visit.fillsEveryGap ? submitLines(at: now) : []
    case .answering: return submit(text, at: now)
    }
  }

  /// Told at once, so that the lines before it stay.
  private func refusal(of line: String) -> SessionEvent? {
    do throws(UnreadableAnswer) {
      _ = try visit.question.calls(in: line)
      return nil
    } catch {
      return .unreadable(error, question: visit.question)
    }
  }

  private mutating func obey(_ word: Word, at now: Double) -> [SessionEvent] {
    switch word {
    case .hint: return hint()
    case .why: return visit.stage == .answering ? [.notYet(word)] : [.why(visit.question.kata)]
    case .solution: return [.notHere(word)]
    case .again: return dealAgain(at: now)
    case .draw: return draw()
    case .replay: return replay()
    case .edit: return isOpenForCode ? [.editorWanted(visit.question)] : [.notHere(word)]
    case .reset: return reset()
    case .scratchpad: return scratchpad()
    case .check: return isOpenForCode ? check() : [.notHere(word)]
    case .next: return visit.stage == .answering ? [.notYet(word)] : goOn(at: now)
    case .skip: return skip(at: now)
    case .back: return goBack(at: now)
    case .done: return finishReview(at: now)
    case .list: return [.listed(course, standing)]
    case .progress: return [.progressWanted(course)]
    case .due: return listDue()
    case .help: return [.help(words, question: visit.question)]
    case .quit: return end()
    }
  }

  /// Where a program is asked about, after the answer only: the program prints it.
  private func scratchpad() -> [SessionEvent] {
    guard visit.stage != .answering || !visit.question.isPredict else {
      return [.notYet(.scratchpad)]
    }
    return [.scratchpadWanted(visit.question)]
  }

  /// After the answer only: a picture says where everything is.
  private func draw() -> [SessionEvent] {
    guard visit.question.needsKey else { return [.notHere(.draw)] }
    guard visit.stage != .answering else { return [.notYet(.draw)] }
    let story = ProgramStory(records: visit.records ?? visit.key?.records ?? [])
    return story.isEmpty ? [.notHere(.draw)] : [.drawn(story)]
  }

  /// After the answer only, as every step tells a part of it.
  private func replay() -> [SessionEvent] {
    guard visit.question.needsKey else { return [.notHere(.replay)] }
    guard visit.stage != .answering else { return [.notYet(.replay)] }
    return [.replayWanted(visit.question, lines: visit.written)]
  }

  private mutating func hint() -> [SessionEvent] {
    guard visit.stage == .answering else { return [.notHere(.hint)] }
    let hints = visit.question.kata.hints
    guard visit.effort.hintsSeen < hints.count else { return [.noMoreHints] }
    visit.effort.hintsSeen += 1
    let number = visit.effort.hintsSeen
    return [.hint(hints[number - 1], number: number, of: hints.count)]
  }

  /// Deals another variant, in the same sitting as long as there is no answer.
  mutating func dealAgain(at now: Double) -> [SessionEvent] {
    let effort = visit.stage == .answering ? visit.effort : nil
    let events = deal(visit.kata, after: effort, at: now)
    return [.dealtAgain(visit.kata, seed: visit.question.seed)] + events
  }

  private mutating func skip(at now: Double) -> [SessionEvent] {
    guard visit.stage == .answering else { return goOn(at: now) }
    let answer = visit.sitting?.remarks ?? visit.lines
    let kept = keep(visit.attempt(answer.joined(separator: "\n"), .skipped, at: now))
    return [kept] + (isPlacing ? place(isRight: false).dropLast() : []) + goOn(at: now)
  }

  private mutating func visitKata(_ id: KataID, at now: Double) -> [SessionEvent] {
    guard let kata = course.kata(id) else { return [.unusableKata(id)] }
    visited.append(visit.kata.id)
    return open(kata, at: now)
  }

  /// Drops the lines of an unfinished answer.
  mutating func dropLines() -> [SessionEvent] {
    visit.isConfirming = false
    let count = visit.typed?.lines.count ?? visit.lines.count
    guard count > 0 else { return [] }
    visit.lines = []
    visit.typed = nil
    return [.dropped(lines: count, question: visit.question)]
  }
}
