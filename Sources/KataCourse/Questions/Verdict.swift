/// Whether an answer is what was printed, and where it first isn't.
public struct Verdict: Sendable, Hashable {
  public var isRight: Bool
  /// Nil where the answer is right, and for choices.
  public var firstDifference: FirstDifference?
  /// The one belief that explains the whole answer.
  public var belief: String?
  /// Beliefs that explain it equally, two or more; the learner is asked.
  public var rivals: [String]
  /// For a choice: the option that was picked.
  public var picked: Int?

  public init(
    isRight: Bool, firstDifference: FirstDifference? = nil, belief: String? = nil,
    rivals: [String] = [], picked: Int? = nil
  ) {
    self.isRight = isRight
    self.firstDifference = firstDifference
    self.belief = belief
    self.rivals = rivals
    self.picked = picked
  }
}

/// The first place where an answer leaves what was printed; nothing behind it is told.
public struct FirstDifference: Sendable, Hashable {
  /// From 1: a line of output, or a gap.
  public var line: Int
  /// The answer's lines up to this one; the last may be missing where the answer is short.
  public var yours: [String]
  /// The printed lines up to this one; the last may be missing where the answer is long.
  public var printed: [String]

  public init(line: Int, yours: [String], printed: [String]) {
    self.line = line
    self.yours = yours
    self.printed = printed
  }
}
