/// What happened in a session. A recorder turns these into words; the host carries out the
/// effects. Events come in the order in which they are to be carried out.
public enum SessionEvent: Sendable {
  // Effects, for the host.
  /// The host makes the key and hands it back as `SessionInput.keyReady`.
  case keyWanted(Kata, seed: Int)
  /// The host runs the program with these lines in it and hands back `SessionInput.tried`.
  case trialWanted(Question, lines: [String])
  /// The host finds out what the solution does in a few cases, and hands back
  /// `SessionInput.examplesReady`.
  case examplesWanted(Question)
  /// The host puts the starter where the learner can edit it, unless there is a file already, and
  /// says where.
  case fileWanted(Question)
  /// The host opens the learner's file in an editor, and hands back `SessionInput.edited` when it is
  /// closed and saved.
  case editorWanted(Question)
  /// The host puts typed code into the learner's file, and hands back `SessionInput.edited`, or says
  /// why it can't.
  case codeTyped(TypedCode, Question)
  /// The host puts the starter in the place of the learner's file, of which it keeps a copy.
  case resetWanted(Question)
  /// The host checks the learner's file and hands back `SessionInput.checked`.
  case checkWanted(Question)
  /// The host opens a scratchpad, with the kata's program or the learner's file where there is one.
  case scratchpadWanted(Question)
  /// The host steps through the program, with these lines in it where a learner has written some.
  case replayWanted(Question, lines: [String]?)
  /// The host writes it down before it goes on to the next event.
  case attempted(Attempt)
  /// The host writes it down. What was written comes once as it is given, and once more with its
  /// rating.
  case discussed(FollowUpAnswer)
  /// The host writes it down.
  case placementKept(Placement)
  /// The host tells how far the learner has come, from all that it has written down.
  case progressWanted(Course)
  case ended

  // What a learner sees.
  case welcomed(Course)
  case opened(track: Track)
  /// The heading, the question and the program; the items too where they don't come from the key.
  case posed(Question)
  /// The items, once the key is known.
  case itemsReady(Question)
  /// What an answer that is a file is to do, in a few cases.
  case examples([CodeExample])
  /// An answer came before the key, or takes its time; the verdict follows by itself.
  case waiting(Question)
  /// - Parameter attempts: how many answers there were to this variant, this one included.
  case judged(Verdict, question: Question, attempts: Int)
  /// What becomes of one check; those of a file come in their order, and the verdict behind them.
  case checkKnown(CheckResult)
  /// - Parameter attempts: how many answers there were to this variant, this one included.
  case codeJudged(CodeVerdict, question: Question, attempts: Int)
  /// The answer can't be read as one: what is wrong with it, as a fact.
  case unreadable(UnreadableAnswer, question: Question)
  /// Ctrl-C in the middle of an answer of several lines, or the end of input: it starts over.
  case dropped(lines: Int, question: Question)
  case hint(String, number: Int, of: Int)
  case noMoreHints
  case why(Kata)
  /// The screen at the end of the program and what changed on it, the way of each touch, and what
  /// recognisers made of them.
  case drawn(ProgramStory)
  /// A word that has its place after the answer.
  case notYet(Word)
  /// A word that has no place in this kind of kata.
  case notHere(Word)
  /// The solution counts as given up, so it is shown when the word is said again.
  case confirmSolution
  /// - Parameter lines: what was printed; the numbers for `line`, the author's lines for `calls`,
  ///   the option's text for a choice.
  case solution(Question, lines: [String])
  /// Another variant of the same kata, after three wrong answers or on `again`.
  case dealtAgain(Kata, seed: Int)
  case remark(RemarkReply)
  case reviewed(ReviewResult, question: Question)
  case followUp(FollowUp, revealed: Bool, number: Int, of: Int)
  /// A rating was wanted, and this is none.
  case unratable
  /// The kata is behind; `next` is what return opens, nil where every kata is solved.
  case finished(Kata, next: Kata?)
  case courseFinished
  /// When the kata is asked again, as its answer has settled it.
  ///
  /// - Parameter isApart: whether more than a short verdict stands above it.
  case nextTime(Kata, days: Int, isApart: Bool)
  /// - Parameter leadsThrough: whether return leads through it from here on.
  case due(Agenda, leadsThrough: Bool)
  /// Nothing of what was gone through is left, and the course goes on.
  case dueOver(Agenda)
  case placementBegan(PlacementPlan)
  /// A track's run has ended: katas of lower levels count as known.
  case placed(Track, level: Int)
  case placementOver
  /// A word that gives help, which a placement run does without.
  case notInPlacement(Word)
  case unknownWord(String, nearest: Word?)
  /// A name with a slash that no kata has.
  case unknownKata(String, nearest: KataID?)
  /// A kata that its author has to mend first.
  case unusableKata(KataID)
  case help([Word], question: Question)
  case listed(Course, Standing)
  case keyFailed(KeyFailure)
  case nothingBefore
  case goodbye
}

/// Why a kata's key could not be made.
public enum KeyFailure: Error, Sendable, Hashable {
  case rejected(rendered: String)
  case ended(ProgramRun.Ending)
  case environment(String)
  /// The set-up is at fault.
  case program(ProgramFailure)
  /// The learner stopped the program.
  case stopped

  /// What an error that kept a program from running comes to.
  public init(_ error: any Error) {
    self =
      switch error {
      case let failure as KeyFailure: failure
      case let failure as ProgramFailure: .program(failure)
      case is CancellationError: .stopped
      default: .environment("\(error)")
      }
  }
}
