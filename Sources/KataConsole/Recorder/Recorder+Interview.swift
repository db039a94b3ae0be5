import KataCourse

extension Recorder {
  /// The words for one event of an interview, as for one of a session.
  public func text(for event: InterviewEvent) -> String {
    switch event {
    case .keyWanted, .trialWanted, .fileWanted, .editorWanted, .resetWanted, .checkWanted, .kept,
      .ended:
      ""
    case .opened(let plan): prose(words.opened(plan))
    case .resumed(_, let left): prose(words.resumed(left: left))
    case .posed(let question, let number, let count, let left):
      apart(asked(question, words.place(number, of: count, left: left, style)))
    case .itemsReady(let question): apart(items(of: question))
    case .soFar(let lines, let isWhole): apart(soFar(lines, isWhole: isWhole))
    case .unreadable(.empty, let question): prose(words.howToAnswerHere(question))
    case .unreadable(let answer, let question): unreadable(answer, question)
    case .dropped: prose(words.droppedAnswer)
    case .fileTaken: prose(words.fileTaken)
    case .fileRejected(let verdict, let question):
      codeJudged(verdict, question, attempts: 1) + "\n" + prose(words.fileKept)
    case .time(let left): prose(words.timeLeft(left))
    case .fewMinutesLeft(let left): style.paint(words.timeLeft(left), .quiet)
    case .timeIsUp(let late): apart(prose(words.timeIsUp(late: late)))
    case .allAsked: apart(prose(words.allAsked))
    case .refused(let word): prose(words.refused(word))
    case .notHere(let word): prose(words.notHere(word))
    case .nothingBefore: prose(words.firstQuestion)
    case .confirmEnd: prose(words.confirmEnd)
    case .unknownWord(let word, let nearest):
      prose(words.unknown(word, nearest: nearest.rawValue))
    case .help(let known, let question): apart(help(known, question))
    case .waiting(let question): prose(words.waiting(question))
    case .keyFailed(.stopped): prose(words.stoppedHere)
    case .keyFailed(let failure): failed(failure)
    case .left: prose(words.clockRunsOn)
    }
  }

  /// What stands before the cursor.
  public func prompt(of interview: Interview) -> String {
    interview.prompt.map(prompt) ?? "interview> "
  }

  private func asked(_ question: Question, _ place: String) -> String {
    style.paint(place, .quiet) + "\n" + posed(question, task: words.taskHere(question))
  }

  private func soFar(_ lines: [String], isWhole: Bool) -> String {
    prose(isWhole ? words.yourAnswer : words.soFar) + "\n"
      + lines.map(\.withoutControls).joined(separator: "\n").indented(by: 2)
  }

  private func help(_ known: [InterviewWord], _ question: Question?) -> String {
    let names = known.map(\.rawValue.count).max() ?? 0
    let rows = known.map { word in
      let meaning = prose(words.meaning(of: word), indent: names + 4).dropFirst(names + 4)
      return "  \(style.paint(word.rawValue.padded(to: names), .code))  \(meaning)"
    }
    let how = question.map { [prose(words.howToAnswerHere($0))] } ?? []
    return (how + rows).joined(separator: "\n")
  }
}
