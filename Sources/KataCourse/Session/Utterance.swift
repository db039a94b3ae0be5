import Foundation

/// What a line typed in a session means.
enum Utterance: Equatable {
  case nothing
  case answer(String)
  case word(Word)
  case kata(KataID)
  case unknownWord(String, nearest: Word?)
  case unknownKata(String, nearest: KataID?)
}

/// Tells answers from words.
///
/// The first that fits counts:
///
/// 1. an answer for certain: a line that is among the items, letters or numbers between spaces, or
///    a text that the program shown has in quotation marks (so that a program can print `done`);
/// 2. a word of the session, spelled as it is, or the name of a kata, with or without its track;
/// 3. a name with a slash whose track exists, or a single word of letters that isn't in the program
///    and is nearly a word of the session: the learner is asked what was meant;
/// 4. an answer, or a remark.
///
/// None of it looks at the key, so that nothing about the answer can be learned by trying.
struct UtteranceReader {
  var course: Course
  /// Nil where no answer is expected: then every word is one.
  var question: Question?

  func read(_ line: String) -> Utterance {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return .nothing }
    if isSurelyAnswer(text) { return .answer(line) }
    if let word = Word(rawValue: text) { return .word(word) }
    if let id = course.kataID(named: text) { return .kata(id) }
    if let id = KataID(text), course.tracks.contains(where: { $0.id == id.track }) {
      return .unknownKata(text, nearest: course.kataIDs.nearest(to: text, name: \.description))
    }
    return isNearlyWord(text) ?? .answer(line)
  }

  func isSurelyAnswer(_ text: String) -> Bool {
    guard let question, question.form != .calls else { return false }
    if question.items.contains(where: { $0.text == text }) { return true }
    let labels = Set(question.items.map(\.label))
    if text.split(separator: " ").allSatisfy({ labels.contains(String($0)) || Int($0) != nil }) {
      return true
    }
    return question.isPredict && (question.program?.contains("\"\(text)\"") ?? false)
  }

  /// Those that may be meant here: a file has words of its own.
  private var knownWords: [Word] {
    let ofFiles: Set = [Word.edit, .check, .reset]
    if case .code? = question?.kata.kind { return Word.allCases }
    return Word.allCases.filter { !ofFiles.contains($0) }
  }

  func isNearlyWord(_ text: String) -> Utterance? {
    guard text.count > 1, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    if let question, question.isPredict {
      if question.program?.contains(text) ?? false { return nil }
      // Letters typed without spaces.
      if text.allSatisfy({ letter in question.items.contains { $0.label == String(letter) } }) {
        return nil
      }
    }
    if let nearest = knownWords.nearest(to: text, name: \.rawValue) {
      return .unknownWord(text, nearest: nearest)
    }
    return question?.takesAnyWord ?? true ? nil : .unknownWord(text, nearest: nil)
  }
}

extension Question {
  var isPredict: Bool { if case .predict = kata.kind { true } else { false } }

  /// The form of a prediction.
  public var form: AnswerForm? {
    if case .predict(let prediction) = kata.kind { prediction.form } else { nil }
  }

  /// What may be written; nil where the form isn't `calls`.
  public var permittedCalls: PermittedCalls? {
    guard case .predict(let prediction) = kata.kind, prediction.form == .calls else { return nil }
    return PermittedCalls(prediction.calls)
  }

  /// Whether a single word of letters that no one can foresee may be an answer, or a part of one.
  fileprivate var takesAnyWord: Bool {
    switch kata.kind {
    case .review: true
    case .choose, .code: false
    case .predict(let prediction):
      switch prediction.form {
      case .lines, .blanks: true
      case .order: items.isEmpty
      case .line, .calls: false
      }
    }
  }
}

extension Course {
  /// The kata of a full name, or of a short one that only one kata has.
  public func kataID(named name: String) -> KataID? {
    if let id = KataID(name) { return kataIDs.contains(id) ? id : nil }
    let named = kataIDs.filter { $0.name == name }
    return named.count == 1 ? named[0] : nil
  }
}
