/// How a reviewer's remark was taken.
public enum RemarkReply: Sendable, Hashable {
  /// - Parameter wants: what the remark left out and is asked for next.
  case found(Finding, wants: Part?)
  /// What was left out of a finding that was already met.
  case completed(Finding, wants: Part?)
  case foundBefore(Finding)
  /// It fits two findings equally: which one is asked, by their lines and words and not their
  /// titles.
  case ambiguous([Finding])
  /// It names a place and nothing else; whether a fault is there isn't told.
  case onlyPlace(ClosedRange<Int>)
  case notAFinding

  /// What a remark may leave out.
  public enum Part: Sendable, Hashable { case cause, cure }
}

/// What a review came to, told when the learner says `done`.
public struct ReviewResult: Sendable, Hashable {
  /// In the order in which they were met.
  public var found: [Finding]
  /// In order of severity.
  public var missed: [Finding]
  /// Remarks that met no finding.
  public var strays: Int
  /// 0…1.
  public var score: Double
  /// Every reported fault is met, and the pass mark reached.
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
