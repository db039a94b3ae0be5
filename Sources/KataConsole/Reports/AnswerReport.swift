import KataCourse

/// What `uikata answer --json` says of one answer.
public struct AnswerReport: Codable, Sendable, Hashable {
  public var id: KataID
  public var seed: Int
  public var right: Bool
  public var firstDifference: Difference?
  public var belief: String?
  /// What the compiler refuses of the learner's lines; left out where it refuses nothing.
  public var compiler: [CompilerRemark]?
  /// What stopped the program with the learner's lines in it; left out where nothing did.
  public var stopped: String?

  /// The first line, or gap, that isn't as printed.
  public struct Difference: Codable, Sendable, Hashable {
    /// From 1.
    public var line: Int
    /// Nil where the answer has no such line.
    public var yours: String?
    /// Nil where nothing more is printed, and as long as the question is open: a right answer or
    /// giving up closes it.
    public var printed: String?
  }

  /// - Parameter isOpen: whether what is printed is still to be found out.
  public init(_ verdict: Verdict, of question: Question, isOpen: Bool) {
    id = question.kata.id
    seed = question.seed
    right = verdict.isRight
    firstDifference = verdict.firstDifference.map { Difference($0, isOpen: isOpen) }
    belief = verdict.belief
  }

  /// For lines that can't be run to the end.
  init(_ reason: UnreadableAnswer, of question: Question, words: any Words) {
    id = question.kata.id
    seed = question.seed
    right = false
    switch reason {
    case .rejected(let error, _):
      compiler = [CompilerRemark(error)]
    case .endsBadly(let ending): stopped = words.ending(ending)
    default: break
    }
  }

  // Written out because the keys are promised also where they are null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(seed, forKey: .seed)
    try container.encode(right, forKey: .right)
    try container.encode(firstDifference, forKey: .firstDifference)
    try container.encode(belief, forKey: .belief)
    try container.encodeIfPresent(compiler, forKey: .compiler)
    try container.encodeIfPresent(stopped, forKey: .stopped)
  }
}

extension AnswerReport.Difference {
  init(_ difference: FirstDifference, isOpen: Bool) {
    line = difference.line
    yours = difference.yours.dropFirst(line - 1).first
    printed = isOpen ? nil : difference.printed.dropFirst(line - 1).first
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(line, forKey: .line)
    try container.encode(yours, forKey: .yours)
    try container.encode(printed, forKey: .printed)
  }
}
