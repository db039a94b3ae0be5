/// Runs a driver with one answer to its end, from check to check where the answer stops it.
struct DriverRun: Sendable {
  let runner: ProgramRunner
  let executable: Executable
  let rules: String?
  let limits: Limits
  let confinement: Confinement
  let seed: Int

  /// Beyond these nothing more is learnt of an answer that hangs.
  private static let mostTimeouts = 2

  /// Starts the driver, and again behind the check that ended it.
  func observe() async throws -> Observations {
    var seen = Observations()
    var timeouts = 0
    while true {
      let before = seen.checks.count
      let run = try await runner.run(
        executable, arguments: ["\(seed)", "\(before)"], rules: rules, limits: limits,
        confinement: confinement, reportsStory: false)
      let hasEnded = seen.take(run.records, after: before)
      if hasEnded, run.ending == .exited(0) { return seen }
      // Without a check of its own it stopped before the first, or behind the last.
      if seen.checks.count == before { seen.checks.append(Observations.Check(name: "")) }
      seen.checks[seen.checks.count - 1].ending = run.ending
      if case .outOfTime = run.ending { timeouts += 1 }
      guard timeouts < Self.mostTimeouts, seen.checks.last?.name != "" else { return seen }
    }
  }
}

extension Observations {
  /// Takes in what one run reported. Whatever doesn't follow from what came before it was written by
  /// somebody else than the driver, and nothing behind it counts.
  ///
  /// - Parameter old: how many checks were there before.
  /// - Returns: whether the closing record came last and counts what is there.
  fileprivate mutating func take(_ lines: [String], after old: Int) -> Bool {
    var isClosed = false
    for line in lines {
      guard !isClosed, let record = CheckRecord(line) else { return false }
      switch record {
      case .begins(let name):
        guard self[name] == nil else { return false }
        checks.append(Check(name: name))
      case .shows(let name, let number, let text):
        guard isOpen(name, after: old), checks[checks.count - 1].show(text, of: number) else {
          return false
        }
      case .saw(let name, let number, let text):
        guard isOpen(name, after: old), checks[checks.count - 1].see(text, of: number) else {
          return false
        }
      case .end(let count):
        guard count == checks.count else { return false }
        isClosed = true
      }
    }
    return isClosed
  }

  private func isOpen(_ name: String, after old: Int) -> Bool {
    checks.count > old && checks.last?.name == name
  }
}

extension Observations.Check {
  /// False where the case isn't the next one.
  fileprivate mutating func show(_ text: String, of number: Int) -> Bool {
    guard number == cases.count, cases.last?.saw != nil || cases.isEmpty else { return false }
    cases.append(Observations.Case(number: number, shows: text))
    return true
  }

  /// False where the case is none that waits for what is seen of it.
  fileprivate mutating func see(_ text: String, of number: Int) -> Bool {
    if number == cases.count, cases.last?.saw != nil || cases.isEmpty {
      cases.append(Observations.Case(number: number))
    }
    guard let last = cases.last, last.number == number, last.saw == nil else { return false }
    cases[cases.count - 1].saw = text
    return true
  }
}
