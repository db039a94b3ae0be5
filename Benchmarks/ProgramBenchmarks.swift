import Foundation
import KataTestSupport

/// From saving a program to what it printed, beside the compiler's own checks of the same file.
@MainActor enum ProgramBenchmarks {
  /// - Parameters:
  ///   - katas: how many are asked for their programs.
  ///   - rounds: how often each program is edited and run.
  static func run(katas: Int, rounds: Int) throws -> [any Measurement] {
    let folder = try TemporaryFolder()
    let bench = ProgramBench(folder: folder.url)
    var measured: [(program: String, ours: Double, theirs: Double)] = []
    for program in try bench.programs(ofMost: katas) {
      let times = try bench.compare(program, rounds: rounds)
      measured.append((program, times.ours, times.theirs))
    }
    let ordered = measured.sorted { $0.ours < $1.ours }
    guard let slowest = ordered.last, let first = ordered.first else { return [] }
    let median = ordered[ordered.count / 2]
    let further = try (0..<max(3, rounds)).map { _ in try bench.furtherRun(of: first.program) }
    return [
      Comparison(
        name: "edit and run, the course's median program", ours: median.ours,
        theirs: median.theirs, bound: 1.6),
      Comparison(
        name: "edit and run, the slowest", ours: slowest.ours, theirs: slowest.theirs, bound: 2.2),
      Timing(
        name: "a further run, beyond the command's start", seconds: further.quantile(0.5),
        bound: 0.020),
      Timing(
        name: "a run of 100,000 timers and tasks", seconds: try bench.runOfCrowd(), bound: 1),
    ]
  }
}

/// Edits programs and has them run.
@MainActor private struct ProgramBench {
  let folder: URL

  /// Programs from all over the course that both sides take, as seed 1 deals them: none that traps,
  /// that needs settings which `uikata run` doesn't know, or that has Objective-C spellings.
  func programs(ofMost most: Int) throws -> [String] {
    let listed = try Commands.output(BuiltCommand.path, ["list", "--json"])
    let ids = listed.matches(of: /"id":"([^"]+)"[^}]*"kind":"predict"/).map { String($0.1) }
    let asked = stride(from: 0, to: ids.count, by: ids.count / most + 1).map { ids[$0] }
    let programs = try asked.map {
      try Commands.output(BuiltCommand.path, ["show", $0, "--program"])
    }.filter(isTakenByBoth)
    if programs.isEmpty {
      throw Commands.Failure(description: "no program of the course can be compared")
    }
    return programs
  }

  private func isTakenByBoth(_ program: String) throws -> Bool {
    let file = try edited(program)
    return try Commands.run(BuiltCommand.path, ["run", file]).status == 0
      && Commands.run("/usr/bin/env", Commands.checks(of: [file])).status == 0
  }

  /// The best of the rounds, in seconds. Each round edits the file, so nothing is kept.
  func compare(_ program: String, rounds: Int) throws -> (ours: Double, theirs: Double) {
    var best = (ours: Double.infinity, theirs: Double.infinity)
    for _ in 0..<rounds {
      let file = try edited(program)
      best.ours = min(best.ours, try Commands.time(BuiltCommand.path, ["run", file]))
      best.theirs = min(best.theirs, try Commands.time("/usr/bin/env", Commands.checks(of: [file])))
    }
    return best
  }

  /// What a run of an unchanged program takes beyond `uikata help`.
  func furtherRun(of program: String) throws -> Double {
    let file = folder.appending(path: "main.swift").path
    if !FileManager.default.fileExists(atPath: file) { _ = try edited(program) }
    _ = try Commands.time(BuiltCommand.path, ["run", file])
    return try Commands.time(BuiltCommand.path, ["run", file])
      - Commands.time(BuiltCommand.path, ["help"])
  }

  /// What a compiled program takes that has a hundred thousand things to do, in an hour of its time.
  func runOfCrowd() throws -> Double {
    let file = try edited(Self.crowd)
    _ = try Commands.time(BuiltCommand.path, ["run", file])
    return try (0..<3).map { _ in try Commands.time(BuiltCommand.path, ["run", file]) }.min()
      ?? .infinity
  }

  private static let crowd = """
    import KataStage
    import UIKit
    final class Count: @unchecked Sendable { var done = 0 }
    let stage = Stage(UIViewController())
    let count = Count()
    for number in 0..<100_000 {
      let seconds = Double(number % 36_000) / 10
      switch number % 4 {
      case 0:
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in count.done += 1 }
      case 1:
        Task {
          try? await Task.sleep(for: .seconds(seconds))
          count.done += 1
        }
      case 2: Task.detached { count.done += 1 }
      default: DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { count.done += 1 }
      }
    }
    stage.wait(3_600)
    precondition(count.done == 100_000)
    """

  private func edited(_ program: String) throws -> String {
    let file = folder.appending(path: "main.swift")
    try RealDisk.write("\(program)\n// \(UUID().uuidString)\n", to: file)
    return file.path
  }
}
