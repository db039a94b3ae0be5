/// What a session waits for, so that a host can ask for it.
public enum SessionPrompt: Sendable, Hashable {
  /// An answer or a word.
  case answer(KataID)
  /// One line of an answer that has several; an empty one ends it.
  ///
  /// - Parameters:
  ///   - number: from 1.
  ///   - count: how many there will be, where that is known; the last one ends the answer.
  case line(KataID, number: Int, count: Int?)
  /// A follow-up is being thought about; return, or an answer in writing, reveals its answer.
  case followUp(KataID)
  /// The answer is revealed, and the learner says how near theirs came; return says nothing.
  case rating(KataID)
  /// The kata is behind; return opens the next.
  case goOn(KataID)
}
