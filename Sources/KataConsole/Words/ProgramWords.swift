import KataCourse

/// What is said where a program doesn't do what it should.
protocol ProgramWords {
  var programRejected: String { get }
  var stopped: String { get }
  var ourMistake: String { get }
  /// - Parameter subject: what ended.
  func ended(_ ending: ProgramRun.Ending, _ subject: ProgramSubject) -> String
}

/// What may end otherwise than it should.
enum ProgramSubject {
  /// The program that a kata shows.
  case kata
  /// The program with the learner's lines in it.
  case withYourLines
  /// What a learner wrote, in the middle of a sentence.
  case yourCode
  /// A line of a scratchpad.
  case line
}
