/// How a reviewer's remark was taken.
public enum RemarkReply: Sendable, Hashable {
  case found(Finding, needsCure: Bool)
  /// The cure to a finding that was already met.
  case cured(Finding)
  case foundBefore(Finding)
  /// It fits two findings equally: which one is asked, by their lines and words and not their titles.
  case ambiguous([Finding])
  case notAFinding
}

/// What a review came to, told when the learner says `done`.
public struct ReviewResult: Sendable, Hashable {
  public var found: [Finding]
  public var missed: [Finding]
  public var strays: Int
  /// 0…1.
  public var score: Double
  public var isPassed: Bool

  public init(
    found: [Finding], missed: [Finding], strays: Int, score: Double, isPassed: Bool
  ) {
    self.found = found
    self.missed = missed
    self.strays = strays
    self.score = score
    self.isPassed = isPassed
  }
}
