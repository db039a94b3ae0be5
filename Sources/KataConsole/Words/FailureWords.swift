import KataCourse

/// Why a command can't do what it is asked: sentences without capital and full stop, in plain text,
/// with names in single quotes.
protocol FailureWords {
  /// What is the matter, and what to do. Where problems belong to it, it is what stands above them.
  func failed(_ failure: CommandFailure) -> String
  /// Why a program could be neither compiled nor run.
  func program(_ failure: ProgramFailure) -> String
  /// Why a kata can't be asked.
  func unaskable(_ failure: KeyFailure) -> String
  /// What became of a program; the word for the program stands before it.
  func ending(_ ending: ProgramRun.Ending) -> String
  /// Why a text can't be imported.
  func unreadable(_ error: LogbookTextError, of path: String) -> String
  /// Why an answer that was handed in whole is none.
  func unreadableWhole(_ reason: UnreadableAnswer, _ question: Question) -> String
}

extension Words {
  /// With the places of problems behind it, where it is about some.
  func sentence(for failure: CommandFailure) -> String {
    let words = failed(failure)
    switch failure {
    case .courseUnusable(let problems), .kataUnusable(_, let problems):
      return ([words + ":"] + problems.map(\.description)).joined(separator: "\n")
    case .katasLeftOut(let problems):
      return words + ":" + (problems.first.map { "\n\($0)" } ?? "")
    default: return words
    }
  }
}

extension Words {
  /// What is said of an error that nobody expected here.
  func unexpected(_ error: any Error) -> String {
    (error as? ProgramFailure).map(program) ?? "\(error)"
  }
}

extension CommandFailure {
  /// What is said of it, in the characters that the console has.
  public func sentence(style: Style, in language: Language = .english) -> String {
    style.spelled(language.words.sentence(for: self).withoutControls)
  }
}

extension [Problem] {
  /// In how many katas they are.
  var kataCount: Int { Set(compactMap(\.kata)).count }
}

extension Double {
  /// `2`, `0.5`: without a fraction where there is none.
  var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension Question {
  /// The calls that an answer may have, in quotes.
  var quotedCalls: [String] { (permittedCalls?.names ?? []).map { "'\($0)'" } }
}
