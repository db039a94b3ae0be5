/// What comes into a session: from the learner, or from the host that carried out an effect.
public enum SessionInput: Sendable {
  case line(String)
  /// Ctrl-C at the prompt: the line is dropped.
  case interrupted
  case endOfInput
  case keyReady(KataID, seed: Int, Key)
  case keyFailed(KataID, seed: Int, KeyFailure)
  case tried(KataID, seed: Int, Trial)
}
