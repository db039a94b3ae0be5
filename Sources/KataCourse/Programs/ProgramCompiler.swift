import Foundation

/// Compiles programs; those who ask for the same one at the same time share the work.
actor ProgramCompiler {
  private let dialect: Dialect
  private nonisolated let cache: URL
  private let environment: [String: String]
  let shelf: ExecutableShelf
  private var search: Task<Toolchain, any Error>?
  private var underWay: [String: Task<Compilation, any Error>] = [:]

  init(dialect: Dialect, cache: URL, environment: [String: String]) {
    self.dialect = dialect
    self.cache = cache
    self.environment = environment
    shelf = ExecutableShelf(folder: cache.appending(path: "programs"))
  }

  /// Read by every call of the compiler.
  nonisolated var moduleCache: URL { cache.appending(path: "modules") }

  func toolchain() async throws -> Toolchain {
    if let search { return try await search.value }
    let notes = cache.appending(path: "toolchain.json")
    let search = Task { [environment] in
      try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      return try await Toolchain.find(environment: environment, notes: notes)
    }
    self.search = search
    return try await search.value
  }

  nonisolated func compile(_ program: Program) async throws -> Compilation {
    if let obstacle = dialect.obstacle { throw ProgramFailure.dialectUnusable(says: obstacle) }
    let invocation = CompilerInvocation(
      toolchain: try await toolchain(), dialect: dialect, program: program,
      spelling: dialect.spell(program.source), moduleCache: moduleCache)
    return try await compile(invocation, hash: invocation.hash)
  }

  private func compile(_ invocation: CompilerInvocation, hash: String) async throws -> Compilation {
    if let shared = underWay[hash] { return try await shared.value }
    if let place = shelf.find(hash) {
      return .executable(Executable(of: invocation, in: place))
    }
    let work = Task { try await ProgramBuild(invocation: invocation, shelf: shelf).make(hash) }
    underWay[hash] = work
    defer { underWay[hash] = nil }
    return try await work.value
  }
}

extension Executable {
  fileprivate init(of invocation: CompilerInvocation, in place: URL) {
    let warnings = try? String(contentsOf: place.appending(path: "warnings"), encoding: .utf8)
    self.init(
      url: place.appending(path: "program"), fileName: invocation.program.fileName,
      lineCount: invocation.program.source.split(separator: "\n", omittingEmptySubsequences: false)
        .count,
      warnings: warnings ?? "")
    isInterpreted = invocation.toolchain.linking == nil
  }
}

/// The making of one executable.
private struct ProgramBuild {
  var invocation: CompilerInvocation
  var shelf: ExecutableShelf

  private var toolchain: Toolchain { invocation.toolchain }

  func make(_ hash: String) async throws -> Compilation {
    let workplace = try shelf.workplace()
    var isPlaced = false
    defer { if !isPlaced { try? FileManager.default.removeItem(at: workplace) } }
    try invocation.writeSources(to: workplace)

    let report = try await compile(in: workplace)
    guard !report.diagnostics.contains(where: { $0.severity == .error }) else {
      return .rejected(report.diagnostics, rendered: report.rendered)
    }
    if toolchain.linking == nil {
      try writeLauncher(in: workplace, place: shelf.folder.appending(path: hash))
    } else {
      try await link(in: workplace)
    }
    if !report.rendered.isEmpty {
      try? report.rendered.write(
        to: workplace.appending(path: "warnings"), atomically: false, encoding: .utf8)
    }
    let place = try shelf.put(workplace, as: hash)
    isPlaced = true
    return .executable(Executable(of: invocation, in: place))
  }

  private func compile(in workplace: URL) async throws -> CompilerReport {
    let arguments =
      toolchain.linking == nil ? invocation.checkArguments : invocation.compileArguments
    let outcome = try await call(toolchain.frontend, arguments, in: workplace)
    let text = String(decoding: outcome.errors, as: UTF8.self)
    var report = CompilerReport(text, about: invocation.program)
    let isRejected = report.diagnostics.contains { $0.severity == .error }
    guard outcome.ending == .exited(0) || outcome.ending == .exited(1) && isRejected else {
      throw ProgramFailure.compilerStopped(outcome)
    }
    report.add(invocation.spelling.refusals, to: invocation.program)
    return report
  }

  private func link(in workplace: URL) async throws {
    guard let linker = toolchain.linking?.linker,
      let arguments = toolchain.linkArguments(
        object: "main.o", output: "program", dialect: invocation.dialect.linkerArguments)
    else { return }
    let outcome = try await call(linker, arguments, in: workplace)
    guard outcome.ending == .exited(0) else {
      throw ProgramFailure.linkerRefused(
        says: String(decoding: outcome.errors, as: UTF8.self).firstLine)
    }
    // Whatever the umask: a confined program is run by somebody else.
    chmod(workplace.appending(path: "program").path, 0o755)
    for part in invocation.sources.map(\.place) + ["main.o"] {
      unlink(workplace.appending(path: part).path)
    }
  }

  /// A script that has the compiler run the sources.
  private func writeLauncher(in workplace: URL, place: URL) throws {
    let call = [toolchain.frontend] + invocation.interpretArguments(folder: place.path)
    let quoted = call.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let script = workplace.appending(path: "program")
    do {
      try "#!/bin/sh\nexec \(quoted.joined(separator: " "))\n"
        .write(to: script, atomically: false, encoding: .utf8)
    } catch {
      throw ProgramFailure.unwritable(path: script.path, says: String(cString: strerror(errno)))
    }
    chmod(script.path, 0o755)
  }

  private func call(
    _ tool: String, _ arguments: [String], in workplace: URL
  ) async throws -> ChildProcess.Outcome {
    let outcome = try await ChildProcess(
      path: tool, arguments: arguments, environment: ProcessInfo.processInfo.environment,
      directory: workplace.path, streams: .captured(), limits: .compiler
    ).run()
    if outcome.ending == .outOfTime {
      throw ProgramFailure.compilerOutOfTime(seconds: Limits.compiler.seconds)
    }
    return outcome
  }
}
