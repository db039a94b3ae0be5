import Foundation

extension Toolchain {
  /// Asks the compiler of this machine for its parts, or reads what it answered last time.
  ///
  /// `SWIFT_EXEC` names the compiler, else it is the first `swiftc` of `PATH`.
  static func find(
    environment: [String: String], notes: URL
  ) async throws -> Toolchain {
    let compiler = try compilerPath(environment)
    let stamp = FileStamp(path: compiler)
    if let noted = Note.read(notes), noted.stamp == stamp, noted.path == environment["PATH"] {
      return noted.toolchain
    }
    let toolchain = try await ask(compiler, environment)
    // A selector such as swiftly's answers differently from folder to folder.
    if stamp?.isOfCompiler == true {
      Note(stamp: stamp, path: environment["PATH"], toolchain: toolchain).write(notes)
    }
    return toolchain
  }

  private static func compilerPath(_ environment: [String: String]) throws -> String {
    let name = environment["SWIFT_EXEC"] ?? "swiftc"
    guard let path = Self.path(of: name, environment) else {
      throw ProgramFailure.compilerMissing(name: name)
    }
    return path
  }

  private static func path(of name: String, _ environment: [String: String]) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    return (environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  private static func ask(
    _ compiler: String, _ environment: [String: String]
  ) async throws -> Toolchain {
    let answer = try await words(of: compiler, ["-print-target-info"], environment)
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output)),
      let libraries = info.paths.runtimeLibraryPaths.first
    else {
      let says = String(decoding: answer.errors, as: UTF8.self)
      throw ProgramFailure.compilerUnusable(path: compiler, says: says.firstLine)
    }
    let resources = info.paths.runtimeResourcePath
    let tools = URL(filePath: resources).appending(path: "../../bin").standardized.path
    let frontend = "\(tools)/swift-frontend"
    guard access(frontend, X_OK) == 0 else {
      throw ProgramFailure.compilerUnusable(path: compiler, says: "'\(frontend)' is missing")
    }
    return Toolchain(
      frontend: frontend, version: info.compilerVersion, target: info.target.triple,
      resources: resources, libraries: libraries,
      linking: try await linkLine(tools: tools, environment))
  }

  private static func linkLine(
    tools: String, _ environment: [String: String]
  ) async throws -> LinkLine? {
    let own = "\(tools)/clang"
    guard let clang = access(own, X_OK) == 0 ? own : path(of: "clang", environment) else {
      return nil
    }
    // `-###` shows the call without making it; the library marks where a program's parts go.
    let answer = try await words(
      of: clang, ["-###", "-fuse-ld=lld", "-pie", "-o", "program", "-lprogram"], environment)
    guard answer.ending == .exited(0) else { return nil }
    return LinkLine(clangSays: String(decoding: answer.errors, as: UTF8.self))
  }

  private static func words(
    of tool: String, _ arguments: [String], _ environment: [String: String]
  ) async throws -> ChildProcess.Outcome {
    try await ChildProcess(
      path: tool, arguments: arguments, environment: environment, streams: .captured(),
      limits: .compiler
    ).run()
  }
}

extension Toolchain.LinkLine {
  /// Takes the call out of what `clang -###` writes; nil where there is none.
  init?(clangSays text: String) {
    guard let call = text.split(separator: "\n").last(where: { $0.contains("\"-lprogram\"") })
    else { return nil }
    var words = call.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
      String($0.1).replacing(/\\(.)/) { $0.1 }
    }
    guard let output = words.firstIndex(of: "-o") else { return nil }
    words.removeSubrange(output...output + 1)
    guard let mark = words.firstIndex(of: "-lprogram"), mark > 0,
      access(words[0], X_OK) == 0
    else { return nil }
    self.init(
      linker: words[0], before: Array(words[1..<mark]), behind: Array(words[(mark + 1)...]))
  }
}

/// What `swiftc -print-target-info` answers, as far as it matters here.
private struct TargetInfo: Decodable {
  struct Target: Decodable { var triple: String }
  struct Paths: Decodable {
    var runtimeLibraryPaths: [String]
    var runtimeResourcePath: String
  }
  var compilerVersion: String
  var target: Target
  var paths: Paths
}

/// A toolchain as it was found, and the compiler it was found through.
private struct Note: Codable {
  var stamp: FileStamp?
  var path: String?
  var toolchain: Toolchain

  static func read(_ url: URL) -> Note? {
    guard let data = try? Data(contentsOf: url),
      let note = try? JSONDecoder().decode(Note.self, from: data),
      access(note.toolchain.frontend, X_OK) == 0
    else { return nil }
    if let linker = note.toolchain.linking?.linker, access(linker, X_OK) != 0 { return nil }
    return note
  }

  /// Without it the next start asks again, which is slower and nothing else.
  func write(_ url: URL) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: url, options: .atomic)
  }
}

extension String {
  var firstLine: String { String(prefix { $0 != "\n" }) }
}
