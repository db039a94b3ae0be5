/// What comes into a session: from the learner, or from the host that carried out an effect.
public enum SessionInput: Sendable {
  case line(String)
  /// A line behind which more of the same paste follows.
  case pasted(String)
  /// Ctrl-C at the prompt: the line is dropped.
  case interrupted
  case endOfInput
  case keyReady(KataID, seed: Int, Key)
  case keyFailed(KataID, seed: Int, KeyFailure)
  case tried(KataID, seed: Int, Trial)
  /// What the solution does in a few cases; none where that can't be found out.
  case examplesReady(KataID, seed: Int, [CodeExample])
  /// The editor was closed and the learner's file saved.
  case edited(KataID)
  /// The learner's file can't be read.
  case uncheckable(KataID)
  /// What becomes of one check of the learner's file, before the others are known.
  case checkKnown(KataID, seed: Int, CheckResult)
  /// What became of the learner's file, as it was when it was checked.
  case checked(KataID, seed: Int, source: String, Result<CodeVerdict, KeyFailure>)
}
