import Synchronization

/// Tells what becomes of each check as soon as it is known, in the solution's order and each once.
final class Announcer: Sendable {
  private let expected: Observations
  private let tell: @Sendable (CheckResult) -> Void
  private let told = Mutex(0)

  init(_ expected: Observations, tell: @escaping @Sendable (CheckResult) -> Void) {
    (self.expected, self.tell) = (expected, tell)
  }

  /// - Parameters:
  ///   - seen: of the answer, the checks that are behind.
  ///   - isAll: whether no others come.
  func announce(_ seen: Observations, isAll: Bool = false) {
    told.withLock { told in
      for check in expected.checks.dropFirst(told) {
        guard isAll || seen[check.name] != nil else { return }
        tell(CheckResult(check, of: seen))
        told += 1
      }
    }
  }
}
