import KataCourse

extension Recorder {
  /// The words for one event of an interview, as for one of a session.
  public func text(for event: InterviewEvent) -> String {
    switch event {
    case .keyWanted, .trialWanted, .fileWanted, .editorWanted, .resetWanted, .checkWanted, .kept,
      .ended:
      ""
    case .opened(let plan): prose(Wording.opened(plan))
    case .resumed(_, let left): prose(Wording.resumed(left: left))
    case .posed(let question, let number, let count, let left):
      apart(asked(question, Wording.place(number, of: count, left: left, style)))
    case .itemsReady(let question): apart(items(of: question))
    case .soFar(let lines, let isWhole): apart(soFar(lines, isWhole: isWhole))
    case .unreadable(.empty, let question): prose(Wording.howToAnswerHere(question))
    case .unreadable(let answer, let question): unreadable(answer, question)
    case .dropped: prose(Wording.droppedHere)
    case .fileTaken: prose(Wording.fileTaken)
    case .fileRejected(let verdict, let question):
      codeJudged(verdict, question, attempts: 1) + "\n" + prose(Wording.fileKept)
    case .time(let left): prose(Wording.timeLeft(left))
    case .fewMinutesLeft(let left): style.paint(Wording.timeLeft(left), .quiet)
    case .timeIsUp(let late): apart(prose(Wording.timeIsUp(late: late)))
    case .allAsked: apart(prose(Wording.allAsked))
    case .refused(let word): prose(Wording.refused(word))
    case .notHere(let word): prose(Wording.notHere(word))
    case .nothingBefore: prose(Wording.firstQuestion)
    case .confirmEnd: prose(Wording.confirmEnd)
    case .unknownWord(let word, let nearest):
      prose(Wording.unknown(word, nearest: nearest.rawValue))
    case .help(let words, let question): apart(help(words, question))
    case .waiting(let question): prose(Wording.waiting(question))
    case .keyFailed(.stopped): prose(Wording.stoppedHere)
    case .keyFailed(let failure): failed(failure)
    case .left: prose(Wording.clockRunsOn)
    }
  }

  /// What stands before the cursor.
  public func prompt(of interview: Interview) -> String {
    interview.prompt.map(prompt) ?? "interview> "
  }

  private func asked(_ question: Question, _ place: String) -> String {
    style.paint(place, .quiet) + "\n" + posed(question, task: Wording.taskHere(question))
  }

  private func soFar(_ lines: [String], isWhole: Bool) -> String {
    prose(isWhole ? Wording.yourAnswer : Wording.soFar) + "\n"
      + lines.map(\.withoutControls).joined(separator: "\n").indented(by: 2)
  }

  private func help(_ words: [InterviewWord], _ question: Question?) -> String {
    let names = words.map(\.rawValue.count).max() ?? 0
    let rows = words.map { word in
      let meaning = prose(Wording.meaning(of: word), indent: names + 4).dropFirst(names + 4)
      return "  \(style.paint(word.rawValue.padded(to: names), .code))  \(meaning)"
    }
    let how = question.map { [prose(Wording.howToAnswerHere($0))] } ?? []
    return (how + rows).joined(separator: "\n")
  }
}
