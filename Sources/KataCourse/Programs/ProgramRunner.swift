import Foundation

/// Compiles programs of one dialect once, and runs them many times.
public struct ProgramRunner: Sendable {
  public let dialect: Dialect
  /// Where executables and the module cache are kept.
  public let cache: URL

  let compiler: ProgramCompiler
  private let search: DefenceSearch

  /// - Parameters:
  ///   - environment: names the compiler in `SWIFT_EXEC`, or has it in `PATH`.
  ///   - defence: what holds against code that isn't one's own; nil: it is tried.
  public init(
    dialect: Dialect, cache: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment, defence: Defence? = nil
  ) {
    self.dialect = dialect
    self.cache = cache
    compiler = ProgramCompiler(dialect: dialect, cache: cache, environment: environment)
    search = DefenceSearch(
      environment: environment, notes: cache.appending(path: "defence.json"), known: defence)
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

  /// What holds on this machine against code that isn't one's own; tried where nobody has since it was
  /// started.
  public func defence() async -> Defence { await search.defence() }

  /// Runs to the end, or to a limit.
  ///
  /// - Parameters:
  ///   - arguments: without the name of the program itself.
  ///   - confinement: what `defence()` found, for code that isn't one's own.
  ///   - reportsStory: whether the dialect's library tells what happens, too.
  ///   - isReplayed: whether it also tells what is printed, in its place, and where everything comes
  ///     from; slower.
  ///   - whileRunning: gets standard output as it comes, for a program that talks.
  ///   - whileReporting: gets the channel's bytes as they come.
  public func run(
    _ executable: Executable, arguments: [String] = [], rules: String? = nil,
    limits: Limits = .program, confinement: Confinement = .limits, reportsStory: Bool = true,
    isReplayed: Bool = false, whileRunning: (@Sendable (ArraySlice<UInt8>) -> Void)? = nil,
    whileReporting: (@Sendable (ArraySlice<UInt8>) -> Void)? = nil
  ) async throws -> ProgramRun {
    try await run(
      executable, arguments, rules: rules, limits: limits, confinement: confinement,
      reportsStory: reportsStory, isReplayed: isReplayed,
      streams: .captured(whileRunning: whileRunning, whileReporting: whileReporting))
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
      executable, [], rules: rules, limits: limits, confinement: .limits, reportsStory: false,
      isReplayed: false, streams: .through(passage))
  }

  private func run(
    _ executable: Executable, _ arguments: [String], rules: String?, limits: Limits,
    confinement: Confinement, reportsStory: Bool, isReplayed: Bool,
    streams: ChildProcess.Streams
  ) async throws -> ProgramRun {
    let cell = try await cell(for: executable, under: confinement)
    defer { cell.end() }
    var surroundings = ProgramSurroundings(
      dialect: dialect, rules: rules, cell: cell, reportsStory: reportsStory,
      isReplayed: isReplayed)
    if case .through = streams { surroundings.isAtDesk = true }
    // The compiler takes its share where it runs the program itself.
    var limits = limits
    if executable.isInterpreted { limits.memory += Limits.compiler.memory }
    let ownPeak = ChildProcess.ownPeakMemory
    let outcome = try await cell.child(
      arguments, environment: surroundings.environment, streams: streams, limits: limits
    ).run()
    let ended: ChildProcess.Outcome
    do { ended = try cell.outcome(outcome) } catch {
      await search.forget()
      throw error
    }
    let (ending, errors) = Autopsy(
      executable: executable, limits: limits, outcome: ended,
      report: cell.readReport(), ownPeak: ownPeak, isReadElsewhere: surroundings.isAtDesk
    ).finding()
    return ProgramRun(
      output: String(decoding: outcome.output, as: UTF8.self), errors: errors,
      records: String(decoding: outcome.channel, as: UTF8.self)
        .split(separator: "\n").map(String.init),
      ending: ending, seconds: outcome.seconds)
  }

  private func cell(
    for executable: Executable, under confinement: Confinement
  ) async throws -> any Cell {
    if confinement == .limits { return OpenCell(program: executable.url) }
    if executable.isInterpreted {
      throw ProgramFailure.unconfinable(says: "without lld it is the compiler that runs it")
    }
    let libraries = try await compiler.toolchain().runtimeFiles + dialect.runtimeFiles
    return try confinement.cell(for: CellFiles(program: executable.url, libraries: libraries))
  }
}
