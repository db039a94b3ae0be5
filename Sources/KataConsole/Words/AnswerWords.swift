import KataCourse

/// What is said of an answer.
protocol AnswerWords {
  /// While a file is checked, or a program run, or examples found.
  var checkingFile: String { get }
  var runningProgram: String { get }
  var preparing: String { get }

  var notYet: String { get }
  /// From 1.
  func firstDifference(line: Int) -> String
  func firstDifference(gap: Int) -> String
  var answerAgain: String { get }
  /// Above the reasons against the wrong choices.
  var others: String { get }
  var whichBelief: String { get }
  /// - Parameter attempts: from 1.
  func right(attempts: Int) -> String

  /// Above columns of lines.
  var yours: String { get }
  var printed: String { get }
  var wantedColumn: String { get }
  /// In place of a line that isn't there.
  var noLine: String { get }

  /// After Ctrl-C.
  var droppedFile: String { get }
  var droppedAnswer: String { get }

  func unreadable(_ answer: UnreadableAnswer, _ question: Question) -> String
  /// Which letters there are.
  func letters(from first: String, to last: String) -> String
}

extension Words {
  func waiting(_ question: Question) -> String {
    question.isCode ? checkingFile : runningProgram
  }

  func dropped(_ question: Question) -> String {
    question.isCode ? droppedFile : droppedAnswer
  }

  func wrong(_ difference: FirstDifference?, _ question: Question) -> String {
    guard let difference, let form = question.form, form != .line else { return notYet }
    return form == .blanks
      ? firstDifference(gap: difference.line) : firstDifference(line: difference.line)
  }

  /// Which letters there are, or how to answer where there are none.
  func letters(of question: Question) -> String {
    guard let first = question.items.first, let last = question.items.last else {
      return howToAnswer(question)
    }
    return letters(from: first.label, to: last.label)
  }
}

extension Question {
  fileprivate var isCode: Bool {
    if case .code = kata.kind { true } else { false }
  }
}
