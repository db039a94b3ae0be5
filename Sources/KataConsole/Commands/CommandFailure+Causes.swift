import KataCourse

// The sentences for what other parts report as facts.
extension CommandFailure {
  static func words(_ failure: KeyFailure) -> String {
    switch failure {
    case .rejected(let rendered): "its program doesn't compile\n\(rendered)"
    case .ended(let ending): "its program \(words(ending))"
    case .environment(let sentence): sentence
    case .stopped: "its program was stopped"
    }
  }

  static func words(_ ending: ProgramRun.Ending) -> String {
    switch ending {
    case .exited(let status): "ended with status \(status)"
    case .crashed(let crash):
      "crashed" + (crash.line.map { " at line \($0)" } ?? "")
        + (crash.message.isEmpty ? "" : ": \(crash.message)")
    case .signalled(let signal): "was ended by signal \(signal)"
    case .outOfTime(let seconds): "was stopped after \(words(seconds)) seconds"
    case .outOfMemory(let bytes): "was stopped when it used more than \(bytes >> 20) MB"
    case .flooded(let bytes): "was stopped when it had printed more than \(bytes >> 20) MB"
    }
  }

  private static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  static func words(_ reason: UnreadableAnswer, _ question: Question) -> String {
    switch reason {
    case .empty: "an answer has at least one line"
    case .unknownLetter(let letter):
      "'\(letter)' isn't one of the letters; \(letters(of: question))"
    case .letterTwice(let letter): "the letter '\(letter)' can be used once"
    case .unknownLine(let line): "'\(line)' isn't among the lines; \(letters(of: question))"
    case .notANumber(let text): "'\(text)' isn't the number of a line"
    case .wrongCount(let given, let wanted): "\(wanted) values are wanted, and \(given) were given"
    case .oneChoiceOnly: "one letter is wanted"
    case .notACall(let line, _):
      "'\(line)' isn't a call of \(calls(of: question)) with plain values, alone on its line"
    case .rejected(let diagnostic, _):
      "line \(diagnostic.line) doesn't compile: \(diagnostic.message)"
    case .endsBadly(let ending): "with these lines the program \(words(ending))"
    }
  }

  private static func calls(of question: Question) -> String {
    (question.permittedCalls?.names ?? []).map { "'\($0)'" }.formatted(last: "or")
  }

  private static func letters(of question: Question) -> String {
    guard let first = question.items.first, let last = question.items.last else {
      return "'uikata show \(question.kata.id)' shows the question"
    }
    return "they go from \(first.label) to \(last.label)"
  }
}
