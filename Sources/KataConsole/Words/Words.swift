import KataTrace

/// Everything the runner says to a learner, in one language: sentences as Markdown, unless it is said
/// otherwise. A language is a type that conforms, so the compiler proves that nothing is missing.
///
/// A requirement takes what its sentence is about: numbers as numbers, since each language counts in
/// its own way, and facts as the enumerations that hold them. What is the same in every language, such
/// as which sentence is wanted where, stands in extensions of the protocols.
protocol Words: Sendable, NumberWords, QuestionWords, AnswerWords, SessionWords, FollowUpWords,
  ScheduleWords,
  ProgramWords, CodeWords, CompilerWords, ReviewWords, ScratchpadWords, InterviewWords,
  InterviewReportWords, LogbookWords, ProgressWords, FailureWords, DoctorWords, RuleWords,
  ReportWords, ReplayWords
{
  /// The language's tag, as HTML has it.
  var tag: String { get }
  /// What stands in pictures.
  var pictures: any PictureWords { get }
}

/// How several things are said in a row.
protocol NumberWords {
  /// `3, 5 and 9`.
  func and(_ texts: [String]) -> String
  /// `3, 5 or 9`.
  func or(_ texts: [String]) -> String
}

extension [String] {
  /// `3, 5 and 9`, where the last word is `and`.
  func formatted(last: String) -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(last) " + self[count - 1]
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With a full stop, unless it ends in a mark of its own.
  var sentence: String { last.map { ".!?".contains($0) } ?? true ? self : self + "." }
}
