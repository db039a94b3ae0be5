import Foundation
import KataCourse

/// What is said to the words of a session.
protocol SessionWords {
  /// A line about each in a list.
  func meaning(of word: Word) -> String
  /// What may be typed in its place; nil where only the word itself is understood.
  func alias(for word: Word) -> String?
  var namesOpen: String { get }
  func unknown(_ word: String, nearest: String?) -> String
  /// The word comes later.
  func notYet(_ word: Word) -> String
  /// The word means nothing here.
  func notHere(_ word: Word) -> String

  func hint(_ number: Int, of count: Int) -> String
  var noMoreHints: String { get }
  var why: String { get }

  var confirmSolution: String { get }
  /// Above an answer, for each form.
  var solution: String { get }
  var solutionCode: String { get }
  var solutionCalls: String { get }
  var solutionOption: String { get }
  func solutionLines(_ numbers: [String]) -> String

  var onceMore: String { get }
  var onceMoreWithOtherValues: String { get }
  var nothingBefore: String { get }
  var goodbye: String { get }

  func unusableKata(_ name: String) -> String
  func unknownKata(_ name: String, nearest: String?) -> String

  /// Under pictures that were too many.
  func touchesMore(_ count: Int) -> String
  func recognizersMore(_ count: Int) -> String
  var stillAlive: String { get }

  /// Behind the return key where nothing follows.
  var goesOn: String { get }
  /// What else can be said then.
  var againWithOtherValues: String { get }
  var againFromTheStart: String { get }
  var tryWithIt: String { get }
  var replayIt: String { get }
  var courseFinished: String { get }
}

extension Words {
  func dealtAgain(_ kata: Kata) -> String {
    kata.isPrediction ? onceMoreWithOtherValues : onceMore
  }

  /// A typed line with an alias put into the word that it stands for.
  func understood(_ line: String) -> String {
    let typed = line.trimmingCharacters(in: .whitespaces).lowercased()
    return Word.allCases.first { alias(for: $0) == typed }?.rawValue ?? line
  }

  func afterwards(_ kata: Kata) -> [String] {
    (kata.isPrediction ? [replayIt] : [])
      + [kata.isPrediction ? againWithOtherValues : againFromTheStart]
      + (kata.hasScratchpad ? [tryWithIt] : [])
  }
}

extension Kata {
  /// Whether it has a program, which another seed deals with other values.
  var isPrediction: Bool {
    if case .predict = kind { true } else { false }
  }

  /// Whether there is a program that comes to its end.
  fileprivate var hasScratchpad: Bool {
    if case .predict(let prediction) = kind { prediction.form != .line } else { false }
  }
}
