import KataCourse

/// What is said at a scratchpad.
protocol ScratchpadWords {
  /// - Parameter kata: whose program it begins with.
  func scratchpad(_ dialect: String, with kata: KataID?) -> String
  var scratchpadHelp: String { get }
  var asBefore: String { get }
  var interrupted: String { get }
  var emptied: String { get }
  var nothingToUndo: String { get }
  var unkept: String { get }
  /// - Parameters:
  ///   - place: the line of the trap, as code.
  ///   - message: empty where it said nothing.
  func lineStopped(at place: String?, _ message: String) -> String
  /// - Parameter lines: as code.
  func undone(_ lines: [String]) -> String
  func lost(_ lines: [String]) -> String
  var allLost: String { get }
  func backAt(_ kata: KataID) -> String
}

extension Words {
  func lineEnded(_ ending: ProgramRun.Ending, at place: String?) -> String {
    guard case .crashed(let crash) = ending else { return ended(ending, .line) }
    return lineStopped(at: place, crash.message.isEmpty ? "" : crash.message.sentence)
  }
}
