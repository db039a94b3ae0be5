import KataCourse

/// Turns what happened in a session into what a learner reads. The sentences stand in `Words`.
public struct Recorder: Sendable {
  public var style: Style
  /// Columns that prose is wrapped to. Code is never wrapped.
  public var width: Int

  /// Names that may have been meant by one that the compiler doesn't know.
  public var vocabulary: Set<String> = []

  public var language: Language

  public init(style: Style, width: Int, language: Language = .english) {
    self.style = style
    self.width = width
    self.language = language
  }

  var words: any Words { language.words }

  /// The words for one event, without a newline at the end; empty for what only the host needs.
  /// What stands apart from the text before begins with an empty line.
  public func text(for event: SessionEvent) -> String {
    switch event {
    case .keyWanted, .trialWanted, .checkWanted, .examplesWanted, .fileWanted, .editorWanted,
      .codeTyped, .resetWanted, .scratchpadWanted, .replayWanted, .attempted, .discussed,
      .placementKept, .progressWanted, .ended:
      ""
    case .welcomed(let course): welcome(course)
    case .opened(let track): apart(prose("# \(track.title)\n\n\(track.page)"))
    case .posed(let question): apart(posed(question))
    case .itemsReady(let question): apart(items(of: question))
    case .examples(let examples): apart(self.examples(examples))
    case .waiting(let question): prose(words.waiting(question))
    case .judged(let verdict, let question, let attempts):
      judged(verdict, question, attempts: attempts)
    case .checkKnown(let result): checkKnown(result)
    case .codeJudged(let verdict, let question, let attempts):
      codeJudged(verdict, question, attempts: attempts)
    case .unreadable(let answer, let question): unreadable(answer, question)
    case .dropped(_, let question): prose(words.dropped(question))
    case .hint(let hint, let number, let count):
      apart(titled(words.hint(number, of: count), hint))
    case .noMoreHints: prose(words.noMoreHints)
    case .why(let kata): apart(titled(words.why, kata.why(in: words)))
    case .drawn(let story): apart(drawn(story))
    case .notYet(let word): prose(words.notYet(word))
    case .notHere(let word): prose(words.notHere(word))
    case .confirmSolution: prose(words.confirmSolution)
    case .solution(let question, let lines): apart(solution(of: question, lines: lines))
    case .dealtAgain(let kata, _): apart(prose(words.dealtAgain(kata)))
    case .remark(let reply): replied(reply)
    case .reviewed(let result, let question): apart(reviewed(result, question))
    case .followUp(let followUp, let revealed, let number, let count):
      talk(followUp, revealed: revealed, number: number, of: count)
    case .unratable: prose(words.rateYourself)
    case .finished(let kata, let next): apart(finished(kata, next: next))
    case .nextTime(let kata, let days, let isApart):
      nextTime(words.nextTime(inDays: days, withOtherValues: kata.isPrediction), isApart: isApart)
    case .due(let agenda, let leadsThrough): apart(due(agenda, leadsThrough: leadsThrough))
    case .dueOver(let agenda): apart(dueOver(agenda))
    case .placementBegan(let plan):
      apart(prose(words.placementBegan(tracks: plan.tracks.count)))
    case .placed(let track, let level): prose(words.placed(track.title, level: level))
    case .placementOver: prose(words.placementOver)
    case .notInPlacement(let word): prose(words.notInPlacement(word))
    case .courseFinished: apart(prose(words.courseFinished))
    case .unknownWord(let word, let nearest):
      prose(words.unknown(word, nearest: nearest?.rawValue))
    case .unusableKata(let id): prose(words.unusableKata(id.description))
    case .unknownKata(let name, let nearest):
      prose(words.unknownKata(name, nearest: nearest?.description))
    case .help(let known, let question): apart(help(known, question))
    case .listed(let course, let standing): apart(list(course, standing))
    case .keyFailed(let failure): failed(failure)
    case .nothingBefore: prose(words.nothingBefore)
    case .goodbye: prose(words.goodbye)
    }
  }

  /// What stands between the last text and the next prompt: an empty line, unless the text is short
  /// and reads as an answer to the line before it.
  public func gap(after text: String) -> String {
    text.hasPrefix("\n") || text.count(where: { $0 == "\n" }) > 1 ? "\n" : ""
  }

  /// What stands before the cursor. ASCII and without colour, since line editing counts columns.
  public func prompt(_ prompt: SessionPrompt) -> String {
    switch prompt {
    case .answer(let id), .followUp(let id), .goOn(let id): "\(id.name)> "
    case .rating(let id): "\(id.name) 1-3> "
    case .line(let id, let number, nil): "\(id.name) \(number)> "
    case .line(let id, let number, let count?): "\(id.name) \(number)/\(count)> "
    }
  }
}

// MARK: - Laying out

extension Recorder {
  /// Markdown, wrapped, with its lines moved right.
  func prose(_ markdown: String, indent: Int = 0) -> String {
    Markdown(markdown).text(width: width - indent, style: style).indented(by: indent)
  }

  /// A title, and what it says moved right below.
  func titled(_ title: String, _ markdown: String) -> String {
    style.paint(title, .heading) + "\n" + prose(markdown, indent: 2)
  }

  func apart(_ text: String) -> String { "\n" + text }

  /// A sentence behind its mark, wrapped beneath itself.
  func marked(_ mark: String, _ role: Style.Role, _ markdown: String) -> String {
    let rest = prose(markdown, indent: 2)
    return style.paint(mark, role) + rest.dropFirst(mark.count)
  }

  func right(_ markdown: String) -> String { marked(style.rightMark, .right, markdown) }

  func wrong(_ markdown: String) -> String { marked(style.wrongMark, .wrong, markdown) }

  private func welcome(_ course: Course) -> String {
    let parts = [course.title, words.tracks(course.tracks.count), course.models]
    return prose(parts.joined(separator: " \(style.separator) "))
  }

  private func finished(_ kata: Kata, next: Kata?) -> String {
    let goal = next.map(\.id.description) ?? words.goesOn
    let parts = ["\(style.returnKey) \(goal)"] + words.afterwards(kata)
    return prose(parts.joined(separator: " \(style.separator) "))
  }

  private func talk(_ followUp: FollowUp, revealed: Bool, number: Int, of count: Int) -> String {
    if revealed {
      return prose(followUp.answer, indent: 2) + "\n" + prose(words.rateYourself, indent: 2)
    }
    let title = words.followUp(number, of: count)
    return apart(titled(title, followUp.question) + "\n" + prose(words.answerAloud, indent: 2))
  }
}

extension String {
  /// Each line that has text, moved right.
  func indented(by columns: Int) -> String {
    let indent = String(repeating: " ", count: columns)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }
      .joined(separator: "\n")
  }
}
