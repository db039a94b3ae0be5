import Foundation

/// Swift, entered line by line into a living process.
///
/// What a line declares is there for those behind it, and hides what had its name before. A line that
/// the compiler refuses, that traps, hangs or is taken back leaves no trace: the process was forked
/// before it.
public actor Scratchpad {
  private let runner: ProgramRunner
  private let isolation: Isolation
  private let rules: String?
  private let limits: Limits
  private let depth: Int
  private nonisolated let folder: URL

  private var making: Task<LineCompiler, any Error>?
  /// Where the host runs, and a crash is written down.
  private var cell: OpenCell?
  private var starting: Task<HostProcess, any Error>?
  private var lines: [ScratchpadLine] = []
  /// How many states before the last line are kept.
  private var kept = 0
  private var nextNumber = 1

  /// - Parameters:
  ///   - rules: an overlay of rules, as a JSON object.
  ///   - limits: of each line.
  ///   - depth: how many lines can be taken back.
  public init(
    runner: ProgramRunner, isolation: Isolation = .nonisolated, rules: String? = nil,
    limits: Limits = .program, depth: Int = 100
  ) {
    self.runner = runner
    self.isolation = isolation
    self.rules = rules
    self.limits = limits
    self.depth = depth
    folder = FileManager.default.temporaryDirectory.appending(
      path: "uikata-try-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Finds or makes what lines run in, so that the first doesn't wait for it.
  public func warm() async throws { _ = try await started() }

  /// The names that lines have declared.
  public var names: [String] { Set(lines.flatMap { $0.declared.map(\.name) }).sorted() }

  /// Where its modules lie while there is a scratchpad.
  nonisolated var folderPath: String { folder.path }

  // MARK: Entering

  /// Compiles and runs. Cancelling the task ends the line, as Ctrl-C does.
  ///
  /// - Parameters:
  ///   - isProgram: it is known to be sound: neither its values nor warnings are of interest.
  /// - Throws: `ProgramFailure` where the set-up is at fault.
  public func enter(
    _ text: String, isProgram: Bool = false
  ) async throws -> ScratchpadReply {
    let start = ContinuousClock.now
    var reply: ScratchpadReply
    do {
      reply = try await run(text, isProgram)
    } catch is CancellationError {
      reply = ScratchpadReply(outcome: .interrupted)
    }
    reply.seconds = (ContinuousClock.now - start) / .seconds(1)
    return reply
  }

  private func run(
    _ text: String, _ isProgram: Bool
  ) async throws -> ScratchpadReply {
    let (compiler, host) = try await started()
    let earlier = lines
    let before = earlier.map(\.text).joined(separator: "\n")
    let line = ScratchpadLine(
      text, spelling: runner.dialect.spellAddition(text, before), number: nextNumber,
      firstLine: 1 + earlier.reduce(0) { $0 + $1.lineCount }, isProgram: isProgram)
    nextNumber += 1
    let all = earlier.isEmpty ? text : before + "\n" + text
    switch try await compiler.compile(line, after: earlier, in: all) {
    case .rejected(let diagnostics, let rendered):
      return ScratchpadReply(outcome: .rejected(diagnostics, rendered: rendered))
    case .library(let path, let warnings):
      lines.append(line)
      kept = min(kept + 1, depth)
      let answer = await withTaskCancellationHandler {
        await host.ask("run\t\(path)\t\(line.entryPoint)")
      } onCancel: {
        host.interrupt()
      }
      var reply = take(answer, in: all)
      if reply.isDone, !isProgram { reply.warnings = warnings }
      return reply
    }
  }

  private func started() async throws -> (LineCompiler, HostProcess) {
    let compiler = try await compiler()
    if let starting { return (compiler, try await starting.value) }
    let cell = OpenCell(program: compiler.host.appending(path: "program"))
    let surroundings = ProgramSurroundings(
      dialect: runner.dialect, rules: rules, cell: cell, reportsStory: false)
    let child = cell.child(
      ["\(limits.seconds)", "\(depth)"], environment: surroundings.environment,
      streams: .captured(), limits: limits)
    let starting = Task { try await HostProcess.start(child) }
    self.cell = cell
    self.starting = starting
    return (compiler, try await starting.value)
  }

  private func compiler() async throws -> LineCompiler {
    if let making { return try await making.value }
    let making = Task { [runner, isolation, folder] in
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw ProgramFailure.unwritable(path: folder.path, says: String(cString: strerror(errno)))
      }
      return try await LineCompiler(for: runner, isolation: isolation, in: folder)
    }
    self.making = making
    return try await making.value
  }

  // MARK: What became of it

  private func take(_ answer: HostProcess.Reply, in text: String) -> ScratchpadReply {
    var reply = ScratchpadReply(outcome: .lost)
    reply.output = String(decoding: answer.output, as: UTF8.self)
    for record in answer.records {
      switch record {
      case .value(let value): reply.values.append(value)
      case .unkept:
        reply.isUnkept = true
        kept -= 1
      case .done: reply.outcome = .done
      case .back(let count, let ending, let peak):
        (reply.outcome, reply.output) = outcome(
          ending, peak, answer.isFlooded, output: answer.output, in: text)
        // The line itself is no loss.
        reply.lost = lines.dropLast().dropFirst(count).map(\.text)
        goBack(to: count)
      case .picture: break
      }
    }
    if answer.isLost { forgetAll() }
    return reply
  }

  private func goBack(to count: Int) {
    lines.removeLast(max(0, lines.count - count))
    kept = max(0, kept - 1)
  }

  private func forgetAll() {
    starting = nil
    lines = []
    kept = 0
  }

  private func outcome(
    _ ending: ChildProcess.Ending, _ peak: Int, _ isFlooded: Bool, output: [UInt8], in text: String
  ) -> (ScratchpadReply.Outcome, output: String) {
    defer { cell?.end() }
    let (found, words) = Autopsy(
      executable: Executable(
        url: folder, fileName: ScratchpadLine.fileName, lineCount: 0),
      limits: limits,
      outcome: ChildProcess.Outcome(ending: ending, errors: output, peakMemory: peak),
      report: cell?.readReport(), ownPeak: 0
    ).finding()
    switch found {
    case .signalled(SIGINT) where isFlooded:
      return (.ended(.flooded(bytes: limits.output), at: nil), words)
    case .signalled(SIGINT): return (.interrupted, words)
    case .signalled(SIGALRM):
      return (.ended(.outOfTime(seconds: limits.seconds), at: nil), words)
    case .crashed(var crash):
      crash.message = crash.message.replacing(/\bTry\d+\./, with: "")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let place = crash.line.flatMap { lines.indices.contains($0 - 1) ? lines[$0 - 1] : nil }
      return (.ended(.crashed(crash), at: place?.trimmingCharacters(in: .whitespaces)), words)
    default: return (.ended(found, at: nil), words)
    }
  }

  // MARK: Going back

  /// Takes the last line back.
  ///
  /// - Returns: the lines that went, as they were typed; nil where none can be taken back.
  public func undo() async -> [String]? {
    guard kept > 0, !lines.isEmpty, let host = try? await starting?.value else { return nil }
    let before = lines
    let reply = await host.ask("undo")
    if case .back(let count, _, _)? = reply.records.last {
      goBack(to: count)
    } else {
      forgetAll()
    }
    return before.dropFirst(lines.count).map(\.text)
  }

  /// Begins anew, with nothing.
  public func reset() { forgetAll() }

  /// What there is to see; empty where nothing is.
  public func picture() async throws -> String {
    let (_, host) = try await started()
    let reply = await host.ask("draw")
    if case .picture(let text)? = reply.records.last { return text }
    if reply.isLost { forgetAll() }
    return ""
  }
}
