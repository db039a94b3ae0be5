import KataCourse
import KataTestSupport

extension Peeling {
  static func verdict(
    on source: String, seed: Int = 1, seconds: Double = PlainSwift.limits.seconds
  ) async throws -> CodeVerdict {
    let limits = Limits(seconds: seconds, memory: 200 << 20, output: 1 << 20)
    return try await CodeJudge(runner: PlainSwift.runner, limits: limits).verdict(
      on: source, fileName: "basket.swift", of: exercise, seed: seed)
  }

  /// What became of each check, a word each, and why.
  static func results(
    of source: String, seconds: Double = PlainSwift.limits.seconds
  ) async throws -> [CheckResult] {
    guard case .checked(let results, _) = try await verdict(on: source, seconds: seconds) else {
      return []
    }
    return results
  }
}
