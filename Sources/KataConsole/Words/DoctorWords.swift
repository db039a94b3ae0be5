import KataCourse

/// What `uikata doctor` says of what it has looked at: plain text, without capital and full stop.
protocol DoctorWords {
  func name(of subject: DoctorCommand.Subject) -> String

  /// What became of a program that was to run, and what it complained of.
  func trialEnded(_ ending: ProgramRun.Ending, errors: String) -> String
  func confinedTrialEnded(_ ending: ProgramRun.Ending, errors: String) -> String
  func trialRejected(_ rendered: String) -> String
  /// How long a program takes, in milliseconds.
  func library(_ dialect: String, compiles: Int, runs: Int) -> String
  var noLinker: String { get }

  func courseMissing(_ path: String) -> String
  func courseBroken(_ path: String, problems: Int) -> String
  func courseSound(_ path: String, katas: Int) -> String

  func nothingConfines(_ obstacle: String) -> String
  func bubblewrap(runs milliseconds: Int) -> String
  func anotherUser(runs milliseconds: Int, obstacle: String) -> String

  var noLineEditing: String { get }
  func terminal(columns: Int, hasColor: Bool) -> String
  var onlyASCII: String { get }
}
