import KataCourse
import KataTestSupport

extension Peeling {
  static func verdict(
    on source: String, seed: Int = 1, seconds: Double = PlainSwift.limits.seconds,
    under line: Line = .limits
  ) async throws -> CodeVerdict {
    let limits = Limits(seconds: seconds, memory: 200 << 20, output: 1 << 20)
    let judge = CodeJudge(
      runner: PlainSwift.runner, limits: limits, confinement: try await line.confinement())
    return try await judge.verdict(on: source, fileName: "basket.swift", of: exercise, seed: seed)
  }

  /// What became of each check, a word each, and why.
  static func results(
    of source: String, seconds: Double = PlainSwift.limits.seconds, under line: Line = .limits
  ) async throws -> [CheckResult] {
    let verdict = try await verdict(on: source, seconds: seconds, under: line)
    guard case .checked(let results, _) = verdict else { return [] }
    return results
  }
}
