import Foundation

/// Compiles programs; those who ask for the same one at the same time share the work.
actor ProgramCompiler {
  private let dialect: Dialect
  private nonisolated let cache: URL
  private let environment: [String: String]
  let shelf: BuildShelf
  private let companions: BuildShelf
  private var search: Task<Toolchain, any Error>?
  private var underWay: [String: Task<Compilation, any Error>] = [:]

  init(dialect: Dialect, cache: URL, environment: [String: String]) {
    self.dialect = dialect
    self.cache = cache
    self.environment = environment
    shelf = BuildShelf(folder: cache.appending(path: "programs"))
    companions = BuildShelf(folder: cache.appending(path: "drivers"), product: "main.o")
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
    let work = Task {
      try await ProgramBuild(
        invocation: invocation, shelf: shelf, companions: companions
      ).make(hash)
    }
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
  var shelf: BuildShelf
  /// The objects of files that go with many authors' files.
  var companions: BuildShelf

  private var toolchain: Toolchain { invocation.toolchain }

  func make(_ hash: String) async throws -> Compilation {
    let workplace = try shelf.workplace()
    var isPlaced = false
    defer { if !isPlaced { try? FileManager.default.removeItem(at: workplace) } }
    try invocation.writeSources(to: workplace)

    let (report, objects) = try await compile(in: workplace)
    guard !report.hasErrors else {
      return .rejected(report.diagnostics, rendered: report.rendered)
    }
    if toolchain.linking == nil {
      try writeLauncher(in: workplace, place: shelf.folder.appending(path: hash))
    } else {
      try await link(objects, in: workplace)
    }
    if !report.rendered.isEmpty {
      try? report.rendered.write(
        to: workplace.appending(path: "warnings"), atomically: false, encoding: .utf8)
    }
    let place = try shelf.put(workplace, as: hash)
    isPlaced = true
    return .executable(Executable(of: invocation, in: place))
  }

  /// - Returns: what was said, and the objects there are to link.
  private func compile(in workplace: URL) async throws -> (CompilerReport, objects: [String]) {
    if let hash = invocation.companionHash {
      return try await compileApart(companionsOf: hash, in: workplace)
    }
    let arguments =
      toolchain.linking == nil ? invocation.checkArguments : invocation.compileArguments
    let text = try await compile(arguments, in: workplace)
    return (report(text), ["main.o"])
  }

  /// Compiles the author's file alone where the others have been compiled with one that looks the same
  /// from outside, and beside them where not: the others are the larger part.
  private func compileApart(
    companionsOf hash: String, in workplace: URL
  ) async throws -> (CompilerReport, objects: [String]) {
    let author = CompilerSource.authorPlace
    let known = companions.find(hash)
    async let others = known == nil ? compileCompanions(as: hash, in: workplace) : ("", known)
    let text = try await compile(invocation.arguments(compiling: [author]), in: workplace)
    let own = report(text)
    // What is wrong in the others would follow from what is wrong in the author's.
    if own.hasErrors { return (own, []) }
    let (othersText, place) = try await others
    let names = invocation.companionPlaces.map(CompilerInvocation.object)
    let objects = place.map { place in names.map { place.appending(path: $0).path } } ?? []
    return (report(text + othersText), [CompilerInvocation.object(of: author)] + objects)
  }

  /// - Returns: what was said, and where the objects are if there are any.
  private func compileCompanions(
    as hash: String, in workplace: URL
  ) async throws -> (String, URL?) {
    let places = invocation.companionPlaces
    let text = try await compile(invocation.arguments(compiling: places), in: workplace)
    let objects = places.map(CompilerInvocation.object)
    guard access(workplace.appending(path: objects[0]).path, R_OK) == 0 else { return (text, nil) }
    let folder = try companions.workplace()
    for object in objects {
      rename(workplace.appending(path: object).path, folder.appending(path: object).path)
    }
    return (text, try companions.put(folder, as: hash))
  }

  /// - Returns: what the compiler said.
  private func compile(_ arguments: [String], in workplace: URL) async throws -> String {
    let outcome = try await call(toolchain.frontend, arguments, in: workplace)
    let text = String(decoding: outcome.errors, as: UTF8.self)
    let isRejected = CompilerReport(text, about: invocation.program).hasErrors
    guard outcome.ending == .exited(0) || outcome.ending == .exited(1) && isRejected else {
      throw ProgramFailure.compilerStopped(outcome)
    }
    return text
  }

  private func report(_ text: String) -> CompilerReport {
    var report = CompilerReport(text, about: invocation.program)
    report.add(invocation.spelling.refusals, to: invocation.program)
    return report
  }

  private func link(_ objects: [String], in workplace: URL) async throws {
    guard let linker = toolchain.linking?.linker,
      let arguments = toolchain.linkArguments(
        objects: objects, output: "program", dialect: invocation.dialect.linkerArguments)
    else { return }
    let outcome = try await call(linker, arguments, in: workplace)
    guard outcome.ending == .exited(0) else {
      throw ProgramFailure.linkerRefused(
        says: String(decoding: outcome.errors, as: UTF8.self).firstLine)
    }
    // Whatever the umask: a confined program is run by somebody else.
    chmod(workplace.appending(path: "program").path, 0o755)
    for part in invocation.sources.map(\.place) + objects where !part.hasPrefix("/") {
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
      path: tool, arguments: arguments, environment: Self.environment,
      directory: workplace.path, streams: .captured(), limits: .compiler
    ).run()
    if outcome.ending == .outOfTime {
      throw ProgramFailure.compilerOutOfTime(seconds: Limits.compiler.seconds)
    }
    return outcome
  }

  /// The compiler asks for much memory in small pieces, and lives too short to give any back: in
  /// larger pages it is an eighth quicker. The C library of other systems takes no notice.
  private static let environment = ProcessInfo.processInfo.environment.merging([
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1:glibc.malloc.top_pad=67108864"
  ]) { own, _ in own }
}
