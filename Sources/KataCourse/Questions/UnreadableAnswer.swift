/// Why an answer couldn't be read as one, so that it counts as no try.
public enum UnreadableAnswer: Error, Sendable, Hashable {
  case empty
  case unknownLetter(String)
  case letterTwice(String)
  case notANumber(String)
  case wrongCount(given: Int, wanted: Int)
  case oneChoiceOnly
}
