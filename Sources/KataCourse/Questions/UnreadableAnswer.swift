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
}
