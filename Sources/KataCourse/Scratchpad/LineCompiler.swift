import Foundation

/// Makes what a scratchpad runs: the host once, and of each line a shared library.
struct LineCompiler: Sendable {
  let toolchain: Toolchain
  let dialect: Dialect
  let isolation: Isolation
  let moduleCache: URL
  /// Holds the modules and libraries of the lines.
  let folder: URL
  /// The host's, where its module lies too.
  let host: URL

  /// Finds or makes the host.
  init(
    for runner: ProgramRunner, isolation: Isolation, in folder: URL
  ) async throws {
    if let obstacle = runner.dialect.obstacle {
      throw ProgramFailure.dialectUnusable(says: obstacle)
    }
    let compiler = runner.compiler
    toolchain = try await compiler.toolchain()
    guard toolchain.linking != nil else { throw ProgramFailure.linkerMissing }
    dialect = runner.dialect
    self.isolation = isolation
    moduleCache = compiler.moduleCache
    self.folder = folder
    host = try await HostBuild(
      toolchain: toolchain, dialect: runner.dialect, moduleCache: compiler.moduleCache,
      shelf: compiler.shelf
    ).place()
  }

  enum Product {
    /// The library's path, and what the compiler warned of.
    case library(String, warnings: String)
    case rejected([Diagnostic], rendered: String)
  }

  /// - Parameters:
  ///   - earlier: the lines whose modules there are.
  ///   - text: all lines so far, this one included, as messages count them.
  func compile(
    _ line: ScratchpadLine, after earlier: [ScratchpadLine], in text: String
  ) async throws -> Product {
    let name = line.moduleName
    let source = line.source(
      after: earlier, modules: dialect.surroundings.modules,
      additions: dialect.additions[isolation] ?? "")
    try Self.write(source, to: folder.appending(path: "\(name).swift"))
    let outcome = try await Self.call(
      toolchain.frontend,
      ["-frontend", "-c", "\(name).swift", "-o", "\(name).o"]
        + ["-emit-module-path", "\(name).swiftmodule", "-enable-testing"]
        + ["-entry-point-function-name", line.entryPoint]
        + toolchain.frontendArguments
        + [
          "-module-name", name, "-module-cache-path", moduleCache.path,
          "-no-color-diagnostics", "-diagnostic-style=llvm",
          "-swift-version", isolation.languageMode, "-Onone", "-I", folder.path, "-I", host.path,
        ] + isolation.compilerArguments + dialect.compilerArguments
        + CompilerInvocation.debugArguments,
      in: folder)
    let program = Program(source: text, fileName: ScratchpadLine.fileName)
    var report = CompilerReport(String(decoding: outcome.errors, as: UTF8.self), about: program)
    report.add(placed(line.spelling.refusals, of: line), to: program)
    if report.diagnostics.contains(where: { $0.severity == .error }) {
      return .rejected(report.diagnostics, rendered: report.rendered)
    }
    guard outcome.ending == .exited(0) else { throw ProgramFailure.compilerStopped(outcome) }
    return .library(try await link(name), warnings: report.rendered)
  }

  private func placed(
    _ refusals: [Dialect.Refusal], of line: ScratchpadLine
  ) -> [Dialect.Refusal] {
    refusals.map { refusal in
      var refusal = refusal
      refusal.line += line.firstLine - 1
      return refusal
    }
  }

  private func link(_ name: String) async throws -> String {
    let wrapped = ["exit", "swift_job_run"].map { "--wrap=\($0)" }
    guard
      let arguments = toolchain.linkArguments(
        library: "\(name).so", object: "\(name).o", more: wrapped)
    else { throw ProgramFailure.linkerMissing }
    try await Self.link(toolchain, arguments, in: folder)
    return folder.appending(path: "\(name).so").path
  }

  // MARK: Calling tools

  static func write(_ text: String, to file: URL) throws {
    do { try text.write(to: file, atomically: false, encoding: .utf8) } catch {
      throw ProgramFailure.unwritable(path: file.path, says: String(cString: strerror(errno)))
    }
  }

  static func call(
    _ tool: String, _ arguments: [String], in folder: URL
  ) async throws -> ChildProcess.Outcome {
    let outcome = try await ChildProcess(
      path: tool, arguments: arguments, environment: ProcessInfo.processInfo.environment,
      directory: folder.path, streams: .captured(), limits: .compiler
    ).run()
    if outcome.ending == .outOfTime {
      throw ProgramFailure.compilerOutOfTime(seconds: Limits.compiler.seconds)
    }
    return outcome
  }

  static func link(_ toolchain: Toolchain, _ arguments: [String], in folder: URL) async throws {
    guard let linker = toolchain.linking?.linker else { throw ProgramFailure.linkerMissing }
    let outcome = try await call(linker, arguments, in: folder)
    guard outcome.ending == .exited(0) else {
      throw ProgramFailure.linkerRefused(
        says: String(decoding: outcome.errors, as: UTF8.self).firstLine)
    }
  }
}

/// The making of a scratchpad's host, which is kept like any program.
private struct HostBuild {
  var toolchain: Toolchain
  var dialect: Dialect
  var moduleCache: URL
  var shelf: BuildShelf

  /// The folder of the host and its module.
  func place() async throws -> URL {
    let hash = hash
    if let place = shelf.find(hash) { return place }
    let workplace = try shelf.workplace()
    var isPlaced = false
    defer { if !isPlaced { try? FileManager.default.removeItem(at: workplace) } }
    try LineCompiler.write(HostSource.source, to: workplace.appending(path: "main.swift"))
    try LineCompiler.write(surroundings, to: workplace.appending(path: "Surroundings.swift"))
    let outcome = try await LineCompiler.call(toolchain.frontend, arguments, in: workplace)
    guard outcome.ending == .exited(0) else { throw ProgramFailure.compilerStopped(outcome) }
    // What lines call is found in the host.
    guard
      let arguments = toolchain.linkArguments(
        objects: ["main.o"], output: "program",
        dialect: ["--export-dynamic"] + dialect.linkerArguments
      )
    else { throw ProgramFailure.linkerMissing }
    try await LineCompiler.link(toolchain, arguments, in: workplace)
    let place = try shelf.put(workplace, as: hash)
    isPlaced = true
    return place
  }

  private var surroundings: String {
    (dialect.surroundings.modules.map { "import \($0)" } + [dialect.surroundings.source])
      .joined(separator: "\n") + "\n"
  }

  private var arguments: [String] {
    let module = HostSource.moduleName
    return ["-frontend", "-c", "main.swift", "Surroundings.swift", "-o", "main.o"]
      + ["-emit-module-path", "\(module).swiftmodule"] + toolchain.frontendArguments
      + [
        "-module-name", module, "-module-cache-path", moduleCache.path,
        "-no-color-diagnostics", "-diagnostic-style=llvm", "-swift-version", "6", "-Onone",
      ] + dialect.compilerArguments
  }

  private var hash: String {
    var hash = ContentHash()
    for part in ["scratchpad", toolchain.frontend, toolchain.version, dialect.fingerprint]
      + [HostSource.source, surroundings] + arguments + dialect.linkerArguments
    {
      hash.combine(part)
    }
    return hash.hexadecimal
  }
}
