import KataCourse

/// Every sentence that a session says, as Markdown, in one place: so that they sound like one
/// teacher, and can be read aloud from top to bottom.
enum Wording {
  // MARK: Opening

  static func tracks(_ count: Int) -> String { counted(count, "track") }
  static func minutes(_ count: Int) -> String { "\(count) min" }
  static func level(_ level: Int) -> String { "level \(level)" }
  static let mainActorByDefault = "main actor by default"
  static let stillAlive = "Alive at the end, in no window"
  static let swift5 = "Swift 5 mode"

  static let lines = "Type what it prints, a line at a time. An empty line ends your answer."
  static let line = "Which line? Type its number; several numbers if there are several."
  static let blanks = "Fill the gaps, one value a line."
  static let wanted = "Write the lines that are missing, so that it prints:"
  static let choose = "Which one? Type its letter."
  static let repeats = "Some lines are printed more than once."
  static let review = """
    Name one fault a line, its line number first: what goes wrong, and why. `done` ends the review.
    """

  static func code(_ exercise: Exercise) -> String {
    let typed =
      exercise.function.map {
        """
        You can also type here: `{ … }` is the new body of `\($0)`, and a declaration goes into your \
        file under its name.
        """
      } ?? "You can also type a declaration here: it goes into your file under its name."
    return """
      `edit` opens your file and checks it when the editor closes; `check` checks it as it is. \
      \(typed)
      """
  }

  static func calls(_ names: [String]) -> String {
    "Each line is a call of \(choice(names)). An empty line ends your answer."
  }

  static func order(decoys: Int) -> String {
    switch decoys {
    case 0: "Put them in order."
    case 1: "Put them in order. One is not printed."
    default: "Put them in order. \(number(decoys).capitalizedFirst) are not printed."
    }
  }

  static func howToAnswer(_ question: Question) -> String {
    switch question.kata.kind {
    case .review: review
    case .choose: choose
    case .code(let exercise): code(exercise)
    case .predict(let prediction):
      switch prediction.form {
      case .lines: lines
      case .line: line
      case .blanks: blanks
      case .calls: calls(prediction.calls)
      case .order: "Type the letters in the order in which the lines are printed: `b a c`."
      }
    }
  }

  // MARK: Answering

  static func waiting(_ question: Question) -> String {
    if case .code = question.kata.kind { return "One moment: your file is being checked." }
    return "One moment: the program is being run."
  }
  static let preparing = "One moment: the examples are being worked out."
  static let notYet = "Not yet."
  static let answerAgain = "`hint` for a nudge, or answer again."
  static let others = "Why the others aren't:"
  static let whichBelief = "Several ideas lead to this answer. Which one was yours?"
  static let yours = "yours"
  static let printed = "printed"
  static let wantedColumn = "wanted"
  static let noLine = "(nothing)"
  static func dropped(_ question: Question) -> String {
    if case .code = question.kata.kind { return "Dropped. Your file is as it was." }
    return "Dropped. Your answer starts again."
  }

  static func right(attempts: Int) -> String {
    attempts == 1 ? "Right." : "Right, at the \(ordinal(attempts)) try."
  }

  static func wrong(_ difference: FirstDifference?, _ question: Question) -> String {
    guard let difference, case .predict(let prediction) = question.kata.kind,
      prediction.form != .line
    else { return notYet }
    let place = prediction.form == .blanks ? "gap" : "line"
    return "Not yet. The first difference is \(place) \(difference.line)."
  }

  static func unreadable(_ answer: UnreadableAnswer, _ question: Question) -> String {
    switch answer {
    case .empty: howToAnswer(question)
    case .unknownLetter(let letter): "There is no '\(letter)' here. " + labels(question)
    case .unknownLine(let line): "'\(line)' is not among the lines. " + labels(question)
    case .letterTwice(let letter): "'\(letter)' is there twice, and is printed once at most."
    case .notANumber(let text): "'\(text)' is not a line number."
    case .wrongCount(let given, let wanted):
      "That is \(counted(given, "value")) for \(counted(wanted, "gap")). Once more, please."
    case .oneChoiceOnly: "Only one of them is right. Type one letter."
    case .notACall(let line, let mistake): notACall(line, mistake, question)
    case .rejected: "That doesn't compile:"
    case .endsBadly(let ending):
      ended(ending, subject: "With your lines the program") + " Other lines, please."
    }
  }

  private static func notACall(
    _ line: String, _ mistake: CallMistake, _ question: Question
  ) -> String {
    switch mistake {
    case .anotherCall:
      "`\(line)` isn't among the calls: " + choice(question.permittedCalls?.names ?? []) + "."
    case .unfinished: "`\(line)` has to close its brackets on the same line."
    case .somethingBehind: "Nothing may stand behind the call in `\(line)`: one call a line."
    case .callInside(let name): "`\(name)` can't be called there: give a plain value."
    case .forbidden(let text): "`\(text)` can't stand in `\(line)`: give plain values."
    }
  }

  /// ``a`, `b` or `c``.
  private static func choice(_ names: [String]) -> String {
    names.map { "`\($0)`" }.formatted(last: "or")
  }

  private static func labels(_ question: Question) -> String {
    guard let first = question.items.first, let last = question.items.last else {
      return howToAnswer(question)
    }
    return "They go from `\(first.label)` to `\(last.label)`."
  }

  // MARK: Words

  static let noMoreHints = "That was the last hint. `solution` shows the answer."
  static let why = "Why"
  static let confirmSolution = "That counts as given up. Say `solution` once more to see it."
  static let solution = "It prints:"
  static let solutionCode = "One that every check holds for:"
  static let solutionCalls = "One way to make it print that:"
  static let solutionOption = "This one:"
  static func dealtAgain(_ kata: Kata) -> String {
    kata.isDealtAnew ? "Once more, with other values." : "Once more."
  }
  static let nothingBefore = "This is the first kata."
  static let goodbye = "Until next time."

  static func hint(_ number: Int, of count: Int) -> String { "Hint \(number) of \(count)" }

  static func solutionLines(_ numbers: [String]) -> String {
    numbers.count == 1
      ? "It is line \(numbers[0])." : "They are lines \(numbers.formatted(last: "and"))."
  }

  static func notYet(_ word: Word) -> String {
    word == .next
      ? "Answer first, or `skip` it." : "`\(word.rawValue)` comes after the answer."
  }

  static func notHere(_ word: Word) -> String {
    switch word {
    case .done: "`done` ends a review, and there is none open."
    case .draw: "There is nothing here that could be drawn."
    case .edit, .check, .reset: "There is no file to write here."
    default: "You have answered already. `why` tells the reason, `again` deals another."
    }
  }

  static func unknown(_ word: String, nearest: String?) -> String {
    guard let nearest else { return "I don't know '\(word)'. `help` lists the words I know." }
    return "I don't know '\(word)'. Did you mean `\(nearest)`?"
  }

  static func unusableKata(_ name: String) -> String {
    "`\(name)` can't be used until it is mended; `uikata course check` says how."
  }

  static func unknownKata(_ name: String, nearest: String?) -> String {
    guard let nearest else { return "There is no kata '\(name)'. `list` shows them all." }
    return "There is no kata '\(name)'. Did you mean `\(nearest)`?"
  }

  static func touchesMore(_ count: Int) -> String {
    "And \(counted(count, "touch", "touches")) more."
  }
  static func recognizersMore(_ count: Int) -> String {
    "And \(counted(count, "recogniser")) more."
  }

  static let namesOpen = "The name of a kata opens it."

  static func meaning(of word: Word) -> String {
    switch word {
    case .hint: "a nudge; each further one says more"
    case .why: "the rule behind the answer"
    case .draw: "the screen at the end, the touches' ways, the recognisers' states"
    case .again: "the same kata once more"
    case .skip: "leaves this one for later"
    case .back: "the kata before"
    case .solution: "the answer; counts as given up"
    case .help: "this list"
    case .quit: "until next time"
    case .next: "the next kata; return does the same"
    case .done: "ends the review and shows what was missed"
    case .edit: "opens your file, and checks it when the editor closes"
    case .check: "checks your file as it is"
    case .scratchpad: "Swift line by line, with the program or with your file"
    case .reset: "your file as it was at the start; the one you have is kept"
    case .list: "every kata, with those you have solved"
    case .progress: "how far you have come"
    }
  }

  // MARK: Going on

  static let answerAloud = "Answer aloud and press return, or write it down. Mine comes then."
  static let rateYourself = "How was yours? `1` missed it, `2` partly, `3` had it; return skips."
  static let goesOn = "goes on"
  static func afterwards(_ kata: Kata) -> [String] {
    [kata.isDealtAnew ? "`again` with other values" : "`again` from the start"]
      + (kata.hasScratchpad ? ["`try` a scratchpad with it"] : [])
  }
  static let courseFinished = "You have solved every kata. From the start again, with other values."

  static func followUp(_ number: Int, of count: Int) -> String {
    count == 1 ? "To talk about" : "To talk about, \(number) of \(count)"
  }

  static func solved(_ count: Int, of total: Int) -> String { "\(count) of \(total) solved" }
  static func answers(_ count: Int) -> String { counted(count, "answer") + " so far" }

  /// Nil where nothing was rated.
  static func talked(_ ratings: [FollowUpAnswer.Rating: Int]) -> String? {
    let parts = [(FollowUpAnswer.Rating.had, "had"), (.partly, "partly"), (.missed, "missed")]
      .compactMap { rating, name in ratings[rating].map { "\($0) \(name)" } }
    let all = ratings.values.reduce(0, +)
    return all == 0
      ? nil : "\(counted(all, "follow-up")) talked about: \(parts.formatted(last: "and"))"
  }
}

extension Kata {
  /// Whether another seed deals other values: only a program has any.
  fileprivate var isDealtAnew: Bool {
    if case .predict = kind { true } else { false }
  }

  /// Whether there is a program that comes to its end.
  fileprivate var hasScratchpad: Bool {
    if case .predict(let prediction) = kind { prediction.form != .line } else { false }
  }
}
