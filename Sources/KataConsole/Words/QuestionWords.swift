import KataCourse

/// How a kata is introduced, and how it is answered.
protocol QuestionWords {
  /// `1 track`, `8 tracks`.
  func tracks(_ count: Int) -> String
  func name(of kind: Kata.Kind.Word) -> String
  func minutes(_ count: Int) -> String
  func level(_ level: Int) -> String
  var mainActorByDefault: String { get }
  var swift5: String { get }

  /// For each form of an answer: what to type.
  var lines: String { get }
  var line: String { get }
  var letters: String { get }
  var blanks: String { get }
  var choose: String { get }
  var review: String { get }
  /// - Parameter function: whose body can be typed alone; nil where there is none.
  func code(function: String?) -> String
  func calls(_ names: [String]) -> String

  /// Above what is to be printed.
  var wanted: String { get }
  /// Above the lines to be put in order.
  ///
  /// - Parameter decoys: how many of them aren't printed.
  func order(decoys: Int) -> String
  var repeats: String { get }
}

extension Words {
  func howToAnswer(_ question: Question) -> String {
    switch question.kata.kind {
    case .review: review
    case .choose: choose
    case .code(let exercise): code(function: exercise.function)
    case .predict(let prediction):
      switch prediction.form {
      case .lines: lines
      case .line: line
      case .blanks: blanks
      case .calls: calls(prediction.calls)
      case .order: letters
      }
    }
  }

  /// ``a`, `b` or `c``.
  func choice(_ names: [String]) -> String { or(names.map { "`\($0)`" }) }
}
