/// A finding and how far a reviewer has named it.
struct MetFinding: Sendable, Hashable {
  var finding: Finding
  var isExplained: Bool
  var isCured: Bool

  /// What to ask for next: first the cause, then the cure.
  var wants: RemarkReply.Part? {
    if !isExplained { return .cause }
    return isCured || finding.cures.isEmpty ? nil : .cure
  }

  /// The share of the finding's weight that is earned.
  var credit: Double {
    (isExplained ? ReviewResult.Credit.explained : ReviewResult.Credit.placed)
      + (isCured || finding.cures.isEmpty ? ReviewResult.Credit.cured : 0)
  }
}
