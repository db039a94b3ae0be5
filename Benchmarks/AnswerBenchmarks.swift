import Foundation
import KataTestSupport

/// From saving an answer to its verdict, as `uikata check` gives it, beside what else there is to do
/// with the same files: the compiler's own checks, and a package with tests.
@MainActor enum AnswerBenchmarks {
  /// - Parameters:
  ///   - edits: how often each answer is changed, and so compiled anew.
  ///   - hasPackage: whether a package is built to measure against, which takes a while.
  static func run(edits: Int, hasPackage: Bool) throws -> [any Measurement] {
    let bench = try AnswerBench()
    let katas = try bench.katas(most: edits)
    let ordered = try katas.map { ($0, try bench.check($0, times: 3).quantile(0)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    guard let slowest = ordered.last else { return [] }
    let median = try bench.comparison(of: ordered[ordered.count / 2], edits: edits)
    let slow = try bench.comparison(of: slowest, edits: edits)
    let tested =
      hasPackage
      ? [try bench.comparison(of: AnswerPackage(of: "geometry/grid"), edits: edits)] : []
    return tested + [
      median.ratio("the course's median code kata", \.plain, bound: 1.6),
      median.ratio("the same in the sandbox", \.confined, bound: 2),
      slow.ratio("the slowest", \.plain, bound: 2.2),
      slow.ratio("the same in the sandbox", \.confined, bound: 2.5),
      Timing(name: "the first check of a kata", seconds: try bench.firstCheck(), bound: 1.5),
      Timing(
        name: "the tenth, in the sandbox", seconds: median.confined[min(9, edits - 1)], bound: 0.5),
      Timing(
        name: "a save is noticed by watch, median", seconds: try bench.notice(edits: edits),
        bound: 0.050),
    ]
  }
}

/// What became of one answer that was edited again and again, in seconds.
private struct AnswerTimes {
  var plain: [Double] = []
  var confined: [Double] = []
  var checked: [Double] = []

  func ratio(
    _ name: String, _ side: KeyPath<AnswerTimes, [Double]>, bound: Double
  ) -> Comparison {
    Comparison(
      name: name, ours: self[keyPath: side].quantile(0.5), theirs: checked.quantile(0.5),
      bound: bound)
  }
}

/// Edits answers and has them checked.
@MainActor private struct AnswerBench {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = BuiltCommand(state: folder.url, ["XDG_DATA_HOME": folder.url.path]).environment
    _ = try Commands.time(BuiltCommand.path, ["help"])
  }

  /// Code katas from all over the course whose files the compiler takes as they are, without the
  /// Objective-C spellings that `uikata` knows.
  func katas(most: Int) throws -> [String] {
    let listed = try Commands.output(BuiltCommand.path, ["list", "--json"])
    let all = listed.matches(of: /"id":"([^"]+)"[^}]*"kind":"code"/).map { String($0.1) }
    let asked = stride(from: 0, to: all.count, by: max(1, all.count / most)).map { all[$0] }
    let katas = try asked.filter {
      try Commands.run("/usr/bin/env", Commands.checks(of: files(of: $0))).status == 0
    }
    if katas.isEmpty { throw Commands.Failure(description: "no code kata can be compared") }
    return katas
  }

  /// All in turns, so that whatever else the machine does falls on each.
  func comparison(of kata: String, edits: Int) throws -> AnswerTimes {
    var times = AnswerTimes()
    for _ in 0..<edits {
      times.plain += try check(kata, times: 1)
      times.confined += try check(kata, times: 1, "--sandbox")
      times.checked.append(
        try Commands.time("/usr/bin/env", Commands.checks(of: files(of: kata))))
    }
    return times
  }

  /// A check in the sandbox, beside `swift test`: of more than three times its speed. DECISIONS says
  /// why not of five.
  func comparison(of package: AnswerPackage, edits: Int) throws -> Comparison {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    _ = try check(package.kata, times: 1)
    for _ in 0..<edits {
      ours += try check(package.kata, times: 1, "--sandbox")
      theirs.append(try package.testAfterEdit())
    }
    return Comparison(
      name: "in the sandbox, beside `swift test`", ours: ours.quantile(0.5),
      theirs: theirs.quantile(0.5), bound: 0.3)
  }

  /// Seconds of each check, every one of another text.
  func check(_ kata: String, times: Int, _ options: String...) throws -> [Double] {
    try (0..<times).map { _ in
      let file = try answer(to: kata)
      return try Commands.time(
        BuiltCommand.path, ["check", kata, file] + options, environment: environment)
    }
  }

  /// Where nothing of a kata was compiled before; modules were.
  func firstCheck() throws -> Double {
    let empty = try TemporaryFolder()
    var environment = environment
    environment["XDG_CACHE_HOME"] = empty.url.path
    _ = try Commands.time(
      BuiltCommand.path, ["check", "geometry/aspect", try answer(to: "geometry/aspect")],
      environment: environment)
    return try Commands.time(
      BuiltCommand.path, ["check", "responders/hit-test", try answer(to: "responders/hit-test")],
      environment: environment)
  }

  /// From a save to its being noticed: what the learner waits beyond the check itself.
  func notice(edits: Int) throws -> Double {
    let kata = "responders/hit-test"
    let file = folder.url.appending(path: "uikata/answers/\(kata).swift")
    let terminal = try PseudoTerminal(BuiltCommand.path, ["watch", kata], environment: environment)
    try terminal.wait("the file") { _ in FileManager.default.fileExists(atPath: file.path) }
    try terminal.wait(for: "q ends")
    // Nobody saves in the moment in which the watch begins.
    Thread.sleep(forTimeInterval: 0.5)
    var times: [Double] = []
    for number in 0...edits {
      let shown = terminal.output.count
      let text = try String(decoding: RealDisk.data(at: file), as: UTF8.self)
      let start = ContinuousClock.now
      try RealDisk.write("\(text)// \(number)\n", to: file)
      try terminal.wait("verdict", within: 120) { _ in
        String(decoding: terminal.output[shown...], as: UTF8.self).contains("checks hold.")
      }
      let wait = (ContinuousClock.now - start) / .seconds(1)
      let said = String(decoding: terminal.output[shown...], as: UTF8.self)
        .firstMatch(of: /checked in ([0-9.]+) s/).flatMap { Double($0.1) }
      times.append(wait - (said ?? 0))
    }
    terminal.type("q")
    _ = try terminal.waitForEnd()
    // At the first the kata's own files are compiled.
    return Array(times.dropFirst()).quantile(0.5)
  }

  /// The kata's solution, otherwise than ever before.
  private func answer(to kata: String) throws -> String {
    let file = folder.url.appending(path: "Answer.swift")
    try RealDisk.write(Course.editedSolution(of: kata), to: file)
    return file.path
  }

  private func files(of kata: String) throws -> [String] {
    let main = folder.url.appending(path: "main.swift")
    try RealDisk.write(Course.driver(of: kata), to: main)
    return [main.path, try answer(to: kata), try Course.kit(in: folder.url)]
  }
}
