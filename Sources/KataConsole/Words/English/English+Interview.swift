import KataCourse

extension English {
  func opened(_ plan: InterviewPlan) -> String {
    let back = plan.wish.allowsBack ? "You may go `back`." : "There is no going back."
    return """
      \(counted(plan.items.count, "question")), \(counted(plan.wish.minutes, "minute")), no hints. \
      \(back) The clock runs from now on, also while the terminal is closed; `time` tells what is \
      left. What was right you hear at the end.
      """
  }

  func resumed(left: String) -> String {
    "The interview goes on. The clock has run meanwhile: \(left) left."
  }

  func place(_ number: Int, of count: Int) -> String { "Question \(number) of \(count)" }
  func seconds(_ count: Int) -> String { "\(count) s" }
  func left(_ time: String) -> String { "\(time) left" }

  func timeIsUp(late: Bool) -> String {
    late
      ? "The time is up. What you have just typed is noted as late and doesn't count."
      : "The time is up. What you had so far counts as it stands."
  }

  var reviewHere: String {
    """
    Name one fault a line, its line number first: what goes wrong, why, and the cure. `done` ends \
    the review.
    """
  }

  var codeHere: String {
    """
    `edit` opens your file; `check` says whether it compiles, and no more. `done` hands it in.
    """
  }

  var soFar: String { "What you have so far:" }
  var yourAnswer: String { "Your answer, which return keeps:" }
  var fileTaken: String { "It compiles, and is taken as it is. `done` goes on." }
  var fileKept: String { "It is kept as it is; you may go on with it." }
  var allAsked: String {
    "That was the last question. `back` goes back, return ends the interview."
  }
  var firstQuestion: String { "This is the first question." }
  var confirmEnd: String { "That ends the interview. Say `quit` once more to end it." }
  var clockRunsOn: String { "The clock runs on. `uikata interview` goes on from here." }
  var judging: String { "One moment: your answers are being judged." }

  func refused(_ word: Word) -> String {
    switch word {
    case .hint: "There are no hints in an interview."
    case .back: "There is no going back in this interview."
    case .why, .solution, .draw: "`\(word.rawValue)` comes after the interview."
    case .next: "Answer, or `skip` the question."
    default: "`\(word.rawValue)` has no place in an interview. `help` lists the words that have."
    }
  }

  func notHere(_ word: InterviewWord) -> String {
    switch word {
    case .done: "`done` ends a review or hands in a file, and neither is open."
    case .skip: "There is nothing left to skip."
    default: "There is no file to write here."
    }
  }

  func meaning(of word: InterviewWord) -> String {
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

  var stoppedHere: String { "Stopped. `skip` goes on." }
}
