/// What became of something that was entered into a scratchpad.
public struct ScratchpadReply: Sendable {
  /// What it printed, on standard output and standard error, and its values.
  public var output = ""
  /// The values of its expressions, as they were printed.
  public var values: [String] = []
  public var outcome: Outcome
  /// What the compiler warned of.
  public var warnings = ""
  /// It can't be taken back by itself: a thread stood in the middle of its work.
  public var isUnkept = false
  /// Lines before it that went with it, since no state was kept in between; as they were typed.
  public var lost: [String] = []
  /// Wall-clock seconds from the text to the end of its run.
  public var seconds = 0.0

  public enum Outcome: Sendable {
    case done
    /// The compiler refused it. `rendered` is its own text, with carets.
    case rejected([Diagnostic], rendered: String)
    /// It was ended, and the state before it is back. The crash's line is the text of that line.
    case ended(ProgramRun.Ending, at: String?)
    /// Ctrl-C.
    case interrupted
    /// It took every state with it: the scratchpad is as it was at the start.
    case lost
  }

  public init(outcome: Outcome) { self.outcome = outcome }

  /// Whether the line counts.
  public var isDone: Bool { if case .done = outcome { true } else { false } }
}
