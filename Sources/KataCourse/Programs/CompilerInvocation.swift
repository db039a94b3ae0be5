import Foundation

/// One call of the compiler on one program.
struct CompilerInvocation {
  var toolchain: Toolchain
  var dialect: Dialect
  var program: Program
  var spelling: Dialect.Spelling
  var moduleCache: URL

  /// What the compiled program depends on.
  var hash: String {
    var hash = ContentHash()
    for part in [
      "1", toolchain.frontend, toolchain.version, dialect.name, dialect.fingerprint,
      toolchain.linking == nil ? "interpreted" : "linked", mainSource,
    ] + commonArguments + dialect.linkerArguments {
      hash.combine(part)
    }
    return hash.hexadecimal
  }

  /// What runs before, the author's text under the author's file name, what is appended to it.
  var mainSource: String {
    let source = spelling.source.hasPrefix("#!") ? "//" + spelling.source : spelling.source
    let opening = spelling.opening.isEmpty ? "" : spelling.opening + "\n"
    var text =
      opening + "#sourceLocation(file: \(program.fileName.swiftLiteral), line: 1)\n\(source)"
    let appended = [spelling.epilogue, dialect.additions[program.isolation] ?? ""]
      .filter { !$0.isEmpty }.joined(separator: "\n")
    if !appended.isEmpty {
      text += "\n#sourceLocation(file: \"<appended>\", line: 1)\n\(appended)\n"
    }
    return text
  }

  /// Writes `main.swift` where the compiler is to find it.
  func writeSource(to folder: URL) throws {
    let file = folder.appending(path: "main.swift")
    do { try mainSource.write(to: file, atomically: false, encoding: .utf8) } catch {
      throw ProgramFailure.unwritable(path: file.path, says: String(cString: strerror(errno)))
    }
  }

  private var commonArguments: [String] {
    toolchain.frontendArguments + [
      "-module-name", "Program", "-module-cache-path", moduleCache.path,
      "-no-color-diagnostics", "-diagnostic-style=llvm",
      "-swift-version", languageMode, program.isOptimized ? "-O" : "-Onone",
    ] + isolationArguments + dialect.compilerArguments
  }

  /// Makes `main.o`; called from the folder of `main.swift`.
  var compileArguments: [String] {
    ["-frontend", "-c", "main.swift"] + commonArguments
      + ["-g", "-debug-info-format=dwarf", "-dwarf-version=4", "-file-compilation-dir", "/"]
      + ["-o", "main.o"]
  }

  /// Only finds faults, where nothing can be linked.
  var checkArguments: [String] { ["-frontend", "-typecheck", "main.swift"] + commonArguments }

  /// Compiles and runs in one process, where nothing can be linked.
  func interpretArguments(folder: String) -> [String] {
    ["-frontend", "-interpret", "\(folder)/main.swift"] + commonArguments
      + ["-L", toolchain.libraries] + dialect.interpreterArguments
  }

  private var languageMode: String { program.isolation == .swift5 ? "5" : "6" }

  /// As Xcode 26 sets up a new project.
  private var isolationArguments: [String] {
    switch program.isolation {
    case .nonisolated: []
    // Also makes the top level the main actor's, as it is in Swift 6.
    case .swift5: ["-strict-concurrency=complete"]
    case .approachable:
      [
        "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
      ]
    }
  }
}

extension String {
  /// As a literal of Swift.
  var swiftLiteral: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
