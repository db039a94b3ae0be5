/// What happened in a session. A recorder turns these into words; the host carries out the
/// effects. Events come in the order in which they are to be carried out.
public enum SessionEvent: Sendable {
  // Effects, for the host.
  /// The host makes the key and hands it back as `SessionInput.keyReady`.
  case keyWanted(Kata, seed: Int)
  /// The host writes it down before it goes on to the next event.
  case attempted(Attempt)
  case ended

  // What a learner sees.
  case opened(track: Track)
  /// The heading, the question and the program.
  case posed(Question)
  /// The items, once the key is known.
  case itemsReady(Question)
  /// An answer came before the key; the verdict follows by itself.
  case waiting
  case judged(Verdict, question: Question, attempts: Int)
  /// The answer can't be read as one: what is wrong with it, as a fact.
  case unreadable(UnreadableAnswer)
  case hint(String, number: Int, of: Int)
  case noMoreHints
  case why(Kata)
  /// `why` or `follow-up` before the answer.
  case notYet(Word)
  case confirmSolution
  case solution(Question, printed: [String])
  /// Another variant of the same kata, after three wrong answers or on `again`.
  case dealtAgain(seed: Int)
  case remark(RemarkReply)
  case reviewed(ReviewResult, question: Question)
  case followUp(FollowUp, revealed: Bool, number: Int, of: Int)
  /// The kata is behind; `next` is what return opens.
  case finished(Kata, next: Kata?)
  case courseFinished
  case unknownWord(String, nearest: Word?)
  case help([Word])
  case drawing(records: [String])
  case keyFailed(KeyFailure)
  case nothingBefore
  case goodbye
}

/// Why a kata's key could not be made.
public enum KeyFailure: Error, Sendable, Hashable {
  case rejected(rendered: String)
  case ended(ProgramRun.Ending)
  case environment(String)
}
