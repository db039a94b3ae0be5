import Foundation
import KataCourse

/// What the tab key offers in a session.
///
/// Everything comes from what the learner sees or could look up: the words of the session, the
/// katas, the items offered, the names in the program and the words of the domain. None of it comes
/// from the key, so the offer holds more than the answer and doesn't shrink towards it.
struct WordCompletion {
  /// Code is typed, in which neither words nor katas have a place.
  var isCode: Bool
  var words: [String]
  var katas: [KataID]
  var items: [String]
  /// The types and constants that the program declares: what a callback may belong to.
  var subjects: [String]
  var vocabulary: [String]

  init(session: Session, vocabulary: [String]) {
    let question = session.question
    isCode = session.isTypingCode
    words = session.words.map(\.rawValue)
    katas = session.course.kataIDs
    items =
      (question.permittedCalls?.callees ?? [])
      + question.items.map(\.text).filter { !$0.contains(" ") }
    subjects = Self.subjects(in: question.program ?? "")
    self.vocabulary = vocabulary
  }

  /// The same in an interview, where one goes to no other kata.
  init(interview: Interview, vocabulary: [String]) {
    let question = interview.question
    isCode = false
    words = interview.words.map(\.rawValue)
    katas = []
    items =
      (question?.permittedCalls?.callees ?? [])
      + (question?.items ?? []).map(\.text).filter { !$0.contains(" ") }
    subjects = Self.subjects(in: question?.program ?? "")
    self.vocabulary = vocabulary
  }

  /// What the last word of a text may become. Commands and katas are offered only as the first
  /// word, and a kata under its short name only where that is begun.
  func candidates(for text: String) -> [String] {
    let word = text.lastWord
    var offered = items + subjects + vocabulary
    if let dot = word.lastIndex(of: ".") {
      let subject = word[..<dot]
      offered += vocabulary.map { "\(subject).\($0)" }
    }
    if isCode, word.isEmpty { return [] }
    if word == text, !isCode {
      let names = word.isEmpty ? [] : katas.map(\.name)
      offered = words + katas.map(\.description) + names + offered
    }
    return Self.starting(with: word, in: offered)
  }

  private static func starting(with word: String, in offered: [String]) -> [String] {
    let prefix = word.lowercased()
    var seen: Set<String> = []
    return offered.filter { $0.lowercased().hasPrefix(prefix) && seen.insert($0).inserted }
  }

  private static func subjects(in program: String) -> [String] {
    program.matches(of: /\b(?:class|struct|enum|actor|let|var)\s+(\w+)/).map { String($0.1) }
  }
}
