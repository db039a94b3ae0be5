/// What is wrong with a command line: a fact, which `UsageWords` puts into words.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  /// The option exists and this command doesn't have it.
  case optionElsewhere(Option, CommandName?)
  case missingValue(Option)
  case valueForSwitch(Option)
  case optionTwice(Option)
  case notBoth(Option, Option)
  case notASeed(String)
  case notACount(Option, String)
  case notALevel(String)
  /// The name of a file ends in no known format.
  case notAReport(String)
  /// A sheet is of the interview of one seed.
  case sheetWithoutSeed
  case missing(String, CommandName)
  case tooMany(String, CommandName?)
  case unknownChoice(String, CommandName, known: [String], nearest: String?)
  case notAKataName(String)
  case unknownLanguage(String)
}
