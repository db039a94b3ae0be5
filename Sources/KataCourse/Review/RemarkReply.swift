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
  /// It is so, and isn't asked for.
  case aside(ReviewAside)
  /// It may mean a fault, and is too short to tell: what goes wrong, or where, is asked.
  case vague
  /// It names a place and nothing else; whether a fault is there isn't told.
  case onlyPlace(ClosedRange<Int>)
  case notAFinding

  /// What a remark may leave out.
  public enum Part: Sendable, Hashable { case cause, cure }
}

extension RemarkReply {
  /// The finding that the remark met, new or not; nil where it met none, or none for certain.
  public var finding: Finding? {
    switch self {
    case .found(let finding, _), .completed(let finding, _), .foundBefore(let finding): finding
    case .ambiguous, .aside, .vague, .onlyPlace, .notAFinding: nil
    }
  }
}
