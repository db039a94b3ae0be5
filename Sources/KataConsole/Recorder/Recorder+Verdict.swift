import KataCourse

extension Recorder {
  func judged(_ verdict: Verdict, _ question: Question, attempts: Int) -> String {
    if case .choose(let choice) = question.kata.kind {
      return chosen(verdict, among: choice, question, attempts: attempts)
    }
    if verdict.isRight { return right(words.right(attempts: attempts)) }
    var parts = [wrong(words.wrong(verdict.firstDifference, question))]
    if let difference = verdict.firstDifference { parts.append(columns(difference, of: question)) }
    parts += beliefs(verdict, question).map { prose($0, indent: 2) }
    if attempts < Session.attemptsAtOneSeed {
      parts.append(prose(words.answerAgain, indent: 2))
    }
    return parts.joined(separator: "\n")
  }

  /// What the learner believes: said where one idea explains the answer, asked where several do.
  private func beliefs(_ verdict: Verdict, _ question: Question) -> [String] {
    guard case .predict(let prediction) = question.kata.kind else { return [] }
    func says(_ id: String) -> String? { prediction.beliefs.first { $0.id == id }?.says }
    if let belief = verdict.belief { return [says(belief)].compactMap { $0 } }
    let rivals = verdict.rivals.compactMap(says)
    return rivals.isEmpty
      ? [] : [words.whichBelief, rivals.map { "- " + $0 }.joined(separator: "\n")]
  }

  /// A wrong choice gets its own reason; after the right one the others' follow.
  private func chosen(
    _ verdict: Verdict, among choice: Choice, _ question: Question, attempts: Int
  ) -> String {
    let options = Array(zip(question.items.map(\.label), choice.options))
    let picked = options.indices.contains(verdict.picked ?? -1) ? verdict.picked : nil
    let reason = picked.map { prose(options[$0].1.reason, indent: 2) }
    guard verdict.isRight else {
      let more = attempts < Session.attemptsAtOneSeed ? prose(words.answerAgain, indent: 2) : nil
      return [wrong(words.notYet), reason, more].compactMap { $0 }.joined(separator: "\n")
    }
    let others = options.filter { !$0.1.isRight }.map { label, option in
      "  " + style.paint(label, .strong) + " " + prose(option.reason, indent: 4).dropFirst(4)
    }
    let shown = [
      right(words.right(attempts: attempts)), reason, prose(words.others, indent: 2),
    ]
    return (shown.compactMap { $0 } + others).joined(separator: "\n")
  }

  /// The answer's lines beside the printed ones, or above them where there is no room.
  private func columns(_ difference: FirstDifference, of question: Question) -> String {
    let printed = question.form == .calls ? words.wantedColumn : words.printed
    let rows = (0..<difference.line).map { index in
      (
        yours: line(index, of: difference.yours), printed: line(index, of: difference.printed),
        isDifferent: index + 1 == difference.line
      )
    }
    let number = "\(difference.line)".count
    let left = (rows.map(\.yours) + [words.yours]).map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let right =
      (rows.map(\.printed) + [printed]).map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let isWide = 3 + number + left + 3 + right <= width
    let indent = String(repeating: " ", count: 3 + number)
    let head = indent + words.yours.padded(to: left + 3) + printed
    let lines = rows.enumerated().map { index, row in
      let label = "  " + "\(index + 1)".leftPadded(to: number) + " "
      let yours = isWide ? row.yours.padded(to: left) : row.yours
      let paintedYours = row.isDifferent ? style.paint(yours, .wrong) : yours
      let wanted = row.isDifferent ? style.paint(row.printed, .right) : row.printed
      if isWide { return label + paintedYours + "   " + wanted }
      let width = max(words.yours.count, printed.count) + 2
      return label + style.paint(words.yours.padded(to: width), .quiet) + paintedYours + "\n"
        + indent + style.paint(printed.padded(to: width), .quiet) + wanted
    }
    return ((isWide ? [style.paint(head, .quiet)] : []) + lines).joined(separator: "\n")
  }

  /// Why an answer is no try. Under what the compiler says stands the line it is about.
  func unreadable(_ answer: UnreadableAnswer, _ question: Question) -> String {
    let sentence = prose(words.unreadable(answer, question))
    guard case .rejected(let diagnostic, let line) = answer else { return sentence }
    let caret = String(repeating: " ", count: line.columns(before: diagnostic.column)) + "^"
    let quoted = [
      line.withoutControls, style.paint(caret, .wrong), diagnostic.message.withoutControls,
    ]
    return sentence + "\n" + quoted.joined(separator: "\n").indented(by: 2)
  }

  private func line(_ index: Int, of lines: [String]) -> String {
    index < lines.count ? lines[index].withoutControls : words.noLine
  }

  /// Why there is no verdict. No mark stands before it: the learner did nothing wrong.
  func failed(_ failure: KeyFailure) -> String {
    switch failure {
    case .stopped: prose(words.stopped)
    case .environment(let sentence): prose(sentence.sentence)
    case .program(let failure): prose(words.program(failure).sentence)
    case .ended(let ending): prose(words.ended(ending, .kata) + " " + words.ourMistake)
    case .rejected(let rendered):
      prose(words.programRejected + " " + words.ourMistake) + "\n"
        + rendered.withoutControls.indented(by: 2)
    }
  }
}

extension String {
  /// How far to the right the byte of a number from 1 stands.
  fileprivate func columns(before byte: Int) -> Int {
    DisplayWidth.columns(of: String(decoding: utf8.prefix(byte - 1), as: UTF8.self))
  }

  /// The text behind spaces up to a number of columns.
  func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - count)) + self
  }
}
