import Foundation

/// Compiles programs of one dialect once, and runs them many times.
public struct ProgramRunner: Sendable {
  public let dialect: Dialect
  /// Where executables and the module cache are kept.
  public let cache: URL

  private let compiler: ProgramCompiler

  /// - Parameter environment: names the compiler in `SWIFT_EXEC`, or has it in `PATH`.
  public init(
    dialect: Dialect, cache: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.dialect = dialect
    self.cache = cache
    compiler = ProgramCompiler(dialect: dialect, cache: cache, environment: environment)
  }

  /// Compiles and links, or finds the executable of the same content.
  ///
  /// - Throws: `ProgramFailure` where the set-up is at fault; a fault of the program's is a
  ///   `Compilation.rejected`.
  public func compile(_ program: Program) async throws -> Compilation {
    try await compiler.compile(program)
  }

  /// Fills the module cache, so that the first program doesn't wait for it.
  public func warm() async throws {
    let imports = dialect.modules.map { "import \($0)\n" }.joined()
    _ = try await compiler.compile(Program(source: imports, fileName: "Warm.swift"))
  }

  /// What the compiler calls itself.
  public func compilerVersion() async throws -> String {
    try await compiler.toolchain().version
  }

  /// Runs to the end, or to a limit.
  ///
  /// - Parameters:
  ///   - arguments: without the name of the program itself.
  ///   - reportsStory: whether the dialect's library tells what happens, too.
  ///   - whileRunning: gets standard output as it comes, for a program that talks.
  public func run(
    _ executable: Executable, arguments: [String] = [], rules: String? = nil,
    limits: Limits = .program, reportsStory: Bool = true,
    whileRunning: (@Sendable (ArraySlice<UInt8>) -> Void)? = nil
  ) async throws -> ProgramRun {
    try await run(
      executable, arguments, rules: rules, limits: limits, reportsStory: reportsStory,
      streams: .captured(whileRunning: whileRunning))
  }

  /// Runs with descriptors of ours as the program's own, so that what it reads and prints passes
  /// untouched and in order. Output, errors and records of the result are empty.
  ///
  /// Time and memory are limited, what is printed isn't.
  public func run(
    _ executable: Executable, rules: String? = nil, limits: Limits = .program,
    through passage: Passage
  ) async throws -> ProgramRun {
    try await run(
      executable, [], rules: rules, limits: limits, reportsStory: false,
      streams: .through(passage))
  }

  private func run(
    _ executable: Executable, _ arguments: [String], rules: String?, limits: Limits,
    reportsStory: Bool, streams: ChildProcess.Streams
  ) async throws -> ProgramRun {
    let report = FileManager.default.temporaryDirectory
      .appending(path: "uikata-crash-\(UUID().uuidString)")
    defer { unlink(report.path) }
    var surroundings = ProgramSurroundings(
      dialect: dialect, rules: rules, report: report, reportsStory: reportsStory)
    if case .through = streams { surroundings.isAtDesk = true }
    // The compiler takes its share where it runs the program itself.
    var limits = limits
    if executable.isInterpreted { limits.memory += Limits.compiler.memory }
    let ownPeak = ChildProcess.ownPeakMemory
    let outcome = try await ChildProcess(
      path: executable.url.path, arguments: arguments, environment: surroundings.environment,
      streams: streams, limits: limits
    ).run()
    let (ending, errors) = Autopsy(
      executable: executable, limits: limits, outcome: outcome,
      report: try? String(contentsOf: report, encoding: .utf8), ownPeak: ownPeak,
      isReadElsewhere: surroundings.isAtDesk
    ).finding()
    return ProgramRun(
      output: String(decoding: outcome.output, as: UTF8.self), errors: errors,
      records: String(decoding: outcome.channel, as: UTF8.self)
        .split(separator: "\n").map(String.init),
      ending: ending, seconds: outcome.seconds)
  }
}
