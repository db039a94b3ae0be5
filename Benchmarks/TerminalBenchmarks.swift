import Foundation
import KataTestSupport

/// What a learner waits for in the course, from key press to what is shown, on a real terminal.
@MainActor enum TerminalBenchmarks {
  static func run(rounds: Int) throws -> [any Measurement] {
    let folder = try TemporaryFolder()
    let command = BuiltCommand(state: folder.url)
    // The first start compiles the kata's program; nobody is measured by that.
    _ = try firstPrompt(command)
    let starts = try (0..<min(rounds, 20)).map { _ in try firstPrompt(command) }
    let verdicts = try verdictTimes(command, count: rounds)
    return [
      Timing(name: "start to first prompt, median", seconds: starts.quantile(0.5), bound: 0.060),
      Timing(name: "answer to verdict, median", seconds: verdicts.quantile(0.5), bound: 0.016),
      Timing(
        name: "answer to verdict, 99th percentile", seconds: verdicts.quantile(0.99), bound: 0.016),
    ]
  }

  private static func firstPrompt(_ command: BuiltCommand) throws -> Double {
    let start = ContinuousClock.now
    let terminal = try PseudoTerminal(BuiltCommand.path, environment: command.environment)
    try terminal.wait(forCursorBehind: "first-light> ")
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    terminal.type("quit\n")
    _ = try terminal.waitForEnd()
    return seconds
  }

  /// Two wrong answers in each session, since a third deals other numbers. Nobody answers before
  /// half a second has passed, in which the following kata's program is compiled.
  private static func verdictTimes(_ command: BuiltCommand, count: Int) throws -> [Double] {
    var times: [Double] = []
    while times.count < count {
      let terminal = try PseudoTerminal(
        BuiltCommand.path, environment: command.environment, rows: 100)
      try terminal.wait(forCursorBehind: "first-light> ")
      Thread.sleep(forTimeInterval: 0.5)
      for answer in ["a b c d e", "b a c d e"] {
        terminal.type(answer)
        try terminal.wait(forCursorBehind: "first-light> \(answer)")
        let shown = terminal.output.count
        let start = ContinuousClock.now
        terminal.type("\n")
        try terminal.wait("verdict") { _ in
          String(decoding: terminal.output[shown...], as: UTF8.self).contains("printed")
        }
        times.append((ContinuousClock.now - start) / .seconds(1))
        try terminal.wait(forCursorBehind: "first-light> ")
      }
      terminal.type("quit\n")
      _ = try terminal.waitForEnd()
    }
    return times
  }
}

extension [Double] {
  /// The value that this share of all doesn't exceed.
  func quantile(_ share: Double) -> Double {
    let ordered = sorted()
    return ordered[Swift.min(ordered.count - 1, Int((Double(ordered.count) * share).rounded(.up)))]
  }
}
