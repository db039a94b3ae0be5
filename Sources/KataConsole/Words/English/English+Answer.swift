import KataCourse

extension English {
  var checkingFile: String { "One moment: your file is being checked." }
  var runningProgram: String { "One moment: the program is being run." }
  var preparing: String { "One moment: the examples are being worked out." }

  var notYet: String { "Not yet." }
  func firstDifference(line: Int) -> String { "Not yet. The first difference is line \(line)." }
  func firstDifference(gap: Int) -> String { "Not yet. The first difference is gap \(gap)." }
  var answerAgain: String { "`hint` for a nudge, or answer again." }
  var others: String { "Why the others aren't:" }
  var whichBelief: String { "Several ideas lead to this answer. Which one was yours?" }

  func right(attempts: Int) -> String {
    attempts == 1 ? "Right." : "Right, at the \(ordinal(attempts)) try."
  }

  var yours: String { "yours" }
  var printed: String { "printed" }
  var wantedColumn: String { "wanted" }
  var noLine: String { "(nothing)" }

  var droppedFile: String { "Dropped. Your file is as it was." }
  var droppedAnswer: String { "Dropped. Your answer starts again." }

  func unreadable(_ answer: UnreadableAnswer, _ question: Question) -> String {
    switch answer {
    case .empty: howToAnswer(question)
    case .unknownLetter(let letter): "There is no '\(letter)' here. " + letters(of: question)
    case .unknownLine(let line): "'\(line)' is not among the lines. " + letters(of: question)
    case .letterTwice(let letter): "'\(letter)' is there twice, and is printed once at most."
    case .notANumber(let text): "'\(text)' is not a line number."
    case .wrongCount(let given, let wanted):
      "That is \(counted(given, "value")) for \(counted(wanted, "gap")). Once more, please."
    case .oneChoiceOnly: "Only one of them is right. Type one letter."
    case .notACall(let line, let mistake): notACall(line, mistake, question)
    case .rejected: "That doesn't compile:"
    case .endsBadly(let end): ended(end, .withYourLines) + " Other lines, please."
    }
  }

  private func notACall(_ line: String, _ mistake: CallMistake, _ question: Question) -> String {
    switch mistake {
    case .anotherCall:
      "`\(line)` isn't among the calls: " + choice(question.permittedCalls?.names ?? []) + "."
    case .unfinished: "`\(line)` has to close its brackets on the same line."
    case .somethingBehind: "Nothing may stand behind the call in `\(line)`: one call a line."
    case .callInside(let name): "`\(name)` can't be called there: give a plain value."
    case .forbidden(let text): "`\(text)` can't stand in `\(line)`: give plain values."
    }
  }

  func letters(from first: String, to last: String) -> String {
    "They go from `\(first)` to `\(last)`."
  }
}
