/// What happened in an interview. Events come in the order in which they are to be carried out.
///
/// None of them carries anything that a program printed beyond what a question shows.
public enum InterviewEvent: Sendable {
  // Effects, for the host; as in a session.
  case keyWanted(Kata, seed: Int)
  case trialWanted(Question, lines: [String])
  case fileWanted(Question)
  case editorWanted(Question)
  case resetWanted(Question)
  /// The host compiles this and hands back `InterviewInput.checked`.
  case checkWanted(Question, source: String)
  /// The host writes it down before it goes on to the next event.
  case kept(InterviewRecord)
  case ended(InterviewRecord)

  // What a candidate sees.
  case opened(InterviewPlan)
  /// It goes on after the terminal was closed, with the time gone.
  case resumed(InterviewPlan, left: Double)
  case posed(Question, number: Int, of: Int, left: Double)
  case itemsReady(Question)
  /// What there is of an answer to the question just posed.
  ///
  /// - Parameter isWhole: it was handed in, and is kept unless another comes.
  case soFar([String], isWhole: Bool)
  case unreadable(UnreadableAnswer, question: Question)
  /// Ctrl-C in the middle of an answer of several lines: it starts over.
  case dropped
  /// The file is taken as it is. Whether it is right isn't said.
  case fileTaken
  /// It is taken, and the compiler has something against it.
  case fileRejected(CodeVerdict, question: Question)
  case time(left: Double)
  /// Said once, when it is five minutes or less.
  case fewMinutesLeft(left: Double)
  /// - Parameter late: what had been typed is kept, and doesn't count.
  case timeIsUp(late: Bool)
  /// Every question has been asked; one may go back, or end it.
  case allAsked
  /// A word of the course that has no place here.
  case refused(Word)
  case notHere(InterviewWord)
  case nothingBefore
  /// It ends for good when the word is said again.
  case confirmEnd
  case unknownWord(String, nearest: InterviewWord)
  case help([InterviewWord], question: Question?)
  case waiting(Question)
  case keyFailed(KeyFailure)
  /// The terminal goes, the clock doesn't stop.
  case left
}

/// What comes into an interview: from the candidate, or from the host that carried out an effect.
public enum InterviewInput: Sendable {
  /// - Parameter file: the candidate's file as it is now, where the open question wants one and it
  ///   isn't as it was at the start.
  case line(String, file: String? = nil)
  case interrupted
  case endOfInput(file: String? = nil)
  case keyReady(KataID, seed: Int, Key)
  case keyFailed(KataID, seed: Int, KeyFailure)
  case tried(KataID, seed: Int, Trial)
  /// The editor was closed and the file saved.
  case edited(KataID, file: String)
  case checked(KataID, seed: Int, Result<CodeVerdict, KeyFailure>)
}
