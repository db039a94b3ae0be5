import Synchronization

/// Runs a driver with one answer to its end, from check to check where the answer stops it.
struct DriverRun: Sendable {
  let runner: ProgramRunner
  let executable: Executable
  let rules: String?
  let limits: Limits
  let confinement: Confinement
  let seed: Int
  /// Whether small inputs come with what they are drawn from.
  var isDrawn = false

  /// Beyond these nothing more is learnt of an answer that hangs.
  private static let mostTimeouts = 2

  /// Starts the driver, and again behind the check that ended it.
  ///
  /// - Parameter whileRunning: gets what was seen in the checks that are behind, while others run.
  func observe(
    whileRunning: (@Sendable (Observations) -> Void)? = nil
  ) async throws -> Observations {
    var seen = Observations()
    var timeouts = 0
    while true {
      let before = seen.checks.count
      let live = LiveReport(after: seen, whileRunning: whileRunning)
      let run = try await runner.run(
        executable, arguments: ["\(seed)", "\(before)"] + (isDrawn ? ["drawn"] : []), rules: rules,
        limits: limits,
        confinement: confinement, reportsStory: false, whileReporting: { live.take($0) })
      let report = live.ended()
      seen = report.seen
      if report.isWhole, run.ending == .exited(0) { return seen }
      // Without a check of its own it stopped before the first, or behind the last.
      if seen.checks.count == before { seen.checks.append(Observations.Check(name: "")) }
      seen.checks[seen.checks.count - 1].ending = run.ending
      if case .outOfTime = run.ending { timeouts += 1 }
      guard timeouts < Self.mostTimeouts, seen.checks.last?.name != "" else { return seen }
      whileRunning?(seen)
    }
  }
}

/// A report that is read on another thread.
private final class LiveReport: Sendable {
  private let report: Mutex<DriverReport>
  private let whileRunning: (@Sendable (Observations) -> Void)?

  init(after seen: Observations, whileRunning: (@Sendable (Observations) -> Void)?) {
    report = Mutex(DriverReport(after: seen))
    self.whileRunning = whileRunning
  }

  func take(_ bytes: ArraySlice<UInt8>) {
    let more = report.withLock { report -> Observations? in
      let before = report.seen.checks.count
      report.take(bytes)
      return report.seen.checks.count > before ? report.seen : nil
    }
    guard var more, let whileRunning else { return }
    // The last one isn't behind yet.
    more.checks.removeLast()
    whileRunning(more)
  }

  func ended() -> DriverReport {
    report.withLock { report in
      report.end()
      return report
    }
  }
}
