import Foundation

/// What a line typed in an interview means.
enum InterviewUtterance: Equatable {
  case nothing
  case answer(String)
  case word(InterviewWord)
  /// A word of the course that has no place in an interview.
  case refused(Word)
  case unknownWord(String, nearest: InterviewWord)
}

/// Tells answers from words, as `UtteranceReader` does. What is nearly a word is asked about; the
/// name of a kata is an answer, since one can't go there.
struct InterviewUtteranceReader {
  var course: Course
  /// Nil where every question has been asked: then every word is one.
  var question: Question?

  func read(_ line: String) -> InterviewUtterance {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return .nothing }
    let reader = UtteranceReader(course: course, question: question)
    if reader.isSurelyAnswer(text) { return .answer(line) }
    if let word = InterviewWord(rawValue: text) { return .word(word) }
    if let word = Word(rawValue: text) { return .refused(word) }
    return nearlyWord(text, reader) ?? .answer(line)
  }

  private func nearlyWord(_ text: String, _ reader: UtteranceReader) -> InterviewUtterance? {
    guard case .unknownWord = reader.isNearlyWord(text),
      let nearest = InterviewWord.allCases.nearest(to: text, name: \.rawValue)
    else { return nil }
    return .unknownWord(text, nearest: nearest)
  }
}
