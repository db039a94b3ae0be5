import KataCourse

/// What is said of a learner's file.
protocol CodeWords {
  var rejected: String { get }
  var unfit: String { get }
  var looksLike: String { get }
  var unreached: String { get }
  func checksHold(_ count: Int, of total: Int) -> String
  /// Above the smallest case that fails.
  func smallest(_ failing: Int, of cases: Int) -> String
  func codeStopped(atLine line: Int?, _ message: String) -> String
  var codeEndedProgram: String { get }

  /// What of the file was changed.
  func put(_ changes: [TypedCode.Change]) -> String
  func refused(_ refusal: TypedCode.Refusal) -> String

  func examples(_ count: Int) -> String
  var yourFile: String { get }
  var atStart: String { get }
  /// Above the place where the earlier file is.
  var kept: String { get }
  var watching: String { get }
  /// - Parameter seconds: as they are shown.
  func checkedAfter(_ seconds: Double) -> String
  /// Above the folder of a package with so many files.
  func workspace(_ count: Int) -> String
  var unsaved: String { get }
  var noEditor: String { get }
}

extension Words {
  func codeEnded(_ ending: ProgramRun.Ending) -> String {
    switch ending {
    case .crashed(let crash): codeStopped(atLine: crash.line, crash.message.sentence)
    case .exited: codeEndedProgram
    default: ended(ending, .yourCode)
    }
  }
}
