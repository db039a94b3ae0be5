/// Why an answer couldn't be read as one, so that it counts as no try.
public enum UnreadableAnswer: Error, Sendable, Hashable {
  case empty
  case unknownLetter(String)
  /// A line, typed in full, that isn't among those to choose from.
  case unknownLine(String)
  case letterTwice(String)
  case notANumber(String)
  case wrongCount(given: Int, wanted: Int)
  case oneChoiceOnly
  /// A line that isn't one of the calls that may be written.
  case notACall(String, CallMistake)
  /// The compiler refuses one of the learner's lines, which count from 1.
  case rejected(Diagnostic, line: String)
  /// The program doesn't end well with the learner's lines in it.
  case endsBadly(ProgramRun.Ending)
}
