import KataCourse

/// What an interviewer says.
protocol InterviewWords {
  func opened(_ plan: InterviewPlan) -> String
  func resumed(left: String) -> String
  func place(_ number: Int, of count: Int) -> String
  func seconds(_ count: Int) -> String
  func left(_ time: String) -> String
  func timeIsUp(late: Bool) -> String

  /// What to do, where an interview has another way than the course.
  var reviewHere: String { get }
  var codeHere: String { get }

  /// Above what was answered so far: a part, or the whole.
  var soFar: String { get }
  var yourAnswer: String { get }
  var fileTaken: String { get }
  var fileKept: String { get }
  var allAsked: String { get }
  var firstQuestion: String { get }
  var confirmEnd: String { get }
  var clockRunsOn: String { get }
  var judging: String { get }
  /// The word is understood, and has no place in an interview.
  func refused(_ word: Word) -> String
  func notHere(_ word: InterviewWord) -> String
  func meaning(of word: InterviewWord) -> String
  var stoppedHere: String { get }
}

extension Words {
  func resumed(left seconds: Double) -> String { resumed(left: remaining(seconds)) }

  func place(_ number: Int, of count: Int, left seconds: Double, _ style: Style) -> String {
    "\(place(number, of: count)) \(style.separator) \(left(remaining(seconds)))"
  }

  func timeLeft(_ seconds: Double) -> String { left(remaining(seconds)) + "." }

  /// `17 min`, to the nearest; below two minutes in seconds.
  private func remaining(_ time: Double) -> String {
    time < 120 ? seconds(Int(time)) : minutes(Int((time / 60).rounded()))
  }

  /// Nil where one answers as in the course.
  func taskHere(_ question: Question) -> String? {
    switch question.kata.kind {
    case .review: reviewHere
    case .code: codeHere
    case .choose, .predict: nil
    }
  }

  func howToAnswerHere(_ question: Question) -> String {
    taskHere(question) ?? howToAnswer(question)
  }
}
