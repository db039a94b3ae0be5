import Synchronization

/// Tells what becomes of each check as soon as it is known, in the solution's order and each once. Only
/// the first that can be drawn is, since pictures are long.
final class Announcer: Sendable {
  private let expected: Observations
  private let titles: [String: String]
  private let tell: @Sendable (CheckResult) -> Void
  private let told = Mutex<[CheckResult]>([])

  /// - Parameter titles: what learners read, by the driver's names for its checks.
  init(
    _ expected: Observations, titles: [String: String] = [:],
    tell: @escaping @Sendable (CheckResult) -> Void
  ) {
    (self.expected, self.titles, self.tell) = (expected, titles, tell)
  }

  /// - Parameters:
  ///   - seen: of the answer, the checks that are behind.
  ///   - isAll: whether no others come.
  /// - Returns: what has been told by now.
  @discardableResult
  func announce(_ seen: Observations, isAll: Bool = false) -> [CheckResult] {
    told.withLock { told in
      for check in expected.checks.dropFirst(told.count) {
        guard isAll || seen[check.name] != nil else { break }
        var result = CheckResult(check, of: seen)
        result.title = titles[check.name] ?? check.name
        if told.contains(where: { $0.picture != nil }) { result.picture = nil }
        tell(result)
        told.append(result)
      }
      return told
    }
  }
}
