import KataCourse

// What an interviewer says.
extension Wording {
  static func opened(_ plan: InterviewPlan) -> String {
    let back = plan.wish.allowsBack ? "You may go `back`." : "There is no going back."
    return """
      \(counted(plan.items.count, "question")), \(counted(plan.wish.minutes, "minute")), no hints. \
      \(back) The clock runs from now on, also while the terminal is closed; `time` tells what is \
      left. What was right you hear at the end.
      """
  }

  static func resumed(left: Double) -> String {
    "The interview goes on. The clock has run meanwhile: \(remaining(left)) left."
  }

  static func place(_ number: Int, of count: Int, left: Double, _ style: Style) -> String {
    "Question \(number) of \(count) \(style.separator) \(remaining(left)) left"
  }

  /// `17 min`, to the nearest; below two minutes in seconds.
  private static func remaining(_ seconds: Double) -> String {
    seconds < 120 ? "\(Int(seconds)) s" : "\(Int((seconds / 60).rounded())) min"
  }

  static func timeLeft(_ seconds: Double) -> String { "\(remaining(seconds)) left." }

  static func timeIsUp(late: Bool) -> String {
    late
      ? "The time is up. What you have just typed is noted as late and doesn't count."
      : "The time is up. What you had so far counts as it stands."
  }

  static let reviewHere = """
    Name one fault a line, its line number first: what goes wrong, why, and the cure. `done` ends \
    the review.
    """

  static let codeHere = """
    `edit` opens your file; `check` says whether it compiles, and no more. `done` hands it in.
    """

  /// What to do, where an interview has another way than the course.
  static func taskHere(_ question: Question) -> String? {
    switch question.kata.kind {
    case .review: reviewHere
    case .code: codeHere
    case .choose, .predict: nil
    }
  }

  static func howToAnswerHere(_ question: Question) -> String {
    taskHere(question) ?? howToAnswer(question)
  }

  static let soFar = "What you have so far:"
  static let yourAnswer = "Your answer, which return keeps:"
  static let fileTaken = "It compiles, and is taken as it is. `done` goes on."
  static let fileKept = "It is kept as it is; you may go on with it."
  static let allAsked = "That was the last question. `back` goes back, return ends the interview."
  static let firstQuestion = "This is the first question."
  static let confirmEnd = "That ends the interview. Say `quit` once more to end it."
  static let clockRunsOn = "The clock runs on. `uikata interview` goes on from here."
  static let judging = "One moment: your answers are being judged."

  static func refused(_ word: Word) -> String {
    switch word {
    case .hint: "There are no hints in an interview."
    case .back: "There is no going back in this interview."
    case .why, .solution, .draw: "`\(word.rawValue)` comes after the interview."
    case .next: "Answer, or `skip` the question."
    default: "`\(word.rawValue)` has no place in an interview. `help` lists the words that have."
    }
  }

  static func notHere(_ word: InterviewWord) -> String {
    switch word {
    case .done: "`done` ends a review or hands in a file, and neither is open."
    case .skip: "There is nothing left to skip."
    default: "There is no file to write here."
    }
  }

  static func meaning(of word: InterviewWord) -> String {
    switch word {
    case .time: "how much is left"
    case .skip: "the next question; what you have so far is kept"
    case .back: "the question before"
    case .done: "hands in what you have, and goes on"
    case .edit: "opens your file, and says whether it compiles when the editor closes"
    case .check: "says whether your file compiles"
    case .reset: "your file as it was at the start; the one you have is kept"
    case .help: "this list"
    case .quit: "ends the interview"
    }
  }

  static let droppedHere = "Dropped. Your answer starts again."
  static let stoppedHere = "Stopped. `skip` goes on."
}
