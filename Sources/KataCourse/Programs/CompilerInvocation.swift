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
      toolchain.linking == nil ? "interpreted" : "linked",
    ] + sources.map(\.text) + commonArguments + dialect.linkerArguments {
      hash.combine(part)
    }
    return hash.hexadecimal
  }

  /// What the objects of the companions depend on: their own text, and of the author's file all that
  /// they can see. Nil where they are compiled with it.
  var companionHash: String? {
    guard !program.companions.isEmpty, !program.isOptimized, toolchain.linking != nil,
      let outline = SwiftOutline(program.source)
    else { return nil }
    var hash = ContentHash()
    let texts = sources.filter { $0.place != CompilerSource.authorPlace }.map(\.text)
    for part in [
      "1", toolchain.frontend, toolchain.version, dialect.name, dialect.fingerprint, outline.text,
    ] + texts + commonArguments {
      hash.combine(part)
    }
    return hash.hexadecimal
  }

  /// The files that the compiler is given, the one that runs first.
  var sources: [CompilerSource] {
    let additions = dialect.additions[program.isolation] ?? ""
    var author = CompilerSource(program.fileName, spelling: spelling, additions: additions)
    guard let driver = program.companions.first else { return [author.asMain()] }
    var main = CompilerSource(driver.fileName, spelling: dialect.spell(driver.source))
    main.open(author.moveOpening())
    let others = program.companions.dropFirst().enumerated().map { index, companion in
      CompilerSource(
        companion.fileName, spelling: dialect.spell(companion.source), place: "Part\(index).swift")
    }
    return [main.asMain(), author] + others
  }

  private var sourceNames: [String] { sources.map(\.place) }

  /// Writes the sources where the compiler is to find them.
  func writeSources(to folder: URL) throws {
    for source in sources {
      let file = folder.appending(path: source.place)
      do { try source.text.write(to: file, atomically: false, encoding: .utf8) } catch {
        throw ProgramFailure.unwritable(path: file.path, says: String(cString: strerror(errno)))
      }
    }
  }

  private var commonArguments: [String] {
    toolchain.frontendArguments + [
      "-module-name", "Program", "-module-cache-path", moduleCache.path,
      "-no-color-diagnostics", "-diagnostic-style=llvm",
      "-swift-version", program.isolation.languageMode, program.isOptimized ? "-O" : "-Onone",
    ] + program.isolation.compilerArguments + dialect.compilerArguments
  }

  /// Makes `main.o`; called from the folder of `main.swift`.
  var compileArguments: [String] {
    ["-frontend", "-c"] + sourceNames + commonArguments
      + Self.debugArguments + ["-o", "main.o"]
  }

  /// Makes the objects of some of the files, which see all of them.
  func arguments(compiling places: [String]) -> [String] {
    ["-frontend", "-c"]
      + sourceNames.flatMap { places.contains($0) ? ["-primary-file", $0] : [$0] }
      + commonArguments + Self.debugArguments + places.flatMap { ["-o", Self.object(of: $0)] }
  }

  /// `Author.o` of `Author.swift`.
  static func object(of place: String) -> String { place.replacing(".swift", with: ".o") }

  /// All files but the author's.
  var companionPlaces: [String] { sourceNames.filter { $0 != CompilerSource.authorPlace } }

  /// A crash has its line.
  static let debugArguments = [
    "-g", "-debug-info-format=dwarf", "-dwarf-version=4", "-file-compilation-dir", "/",
  ]

  /// Only finds faults, where nothing can be linked.
  var checkArguments: [String] { ["-frontend", "-typecheck"] + sourceNames + commonArguments }

  /// Compiles and runs in one process, where nothing can be linked.
  func interpretArguments(folder: String) -> [String] {
    ["-frontend", "-interpret"] + sourceNames.map { "\(folder)/\($0)" } + commonArguments
      + ["-L", toolchain.libraries] + dialect.interpreterArguments
  }

}

extension Isolation {
  var languageMode: String { self == .swift5 ? "5" : "6" }

  /// What the compiler is told beyond the language mode.
  public var compilerArguments: [String] {
    switch self {
    case .nonisolated: []
    // Also makes the top level the main actor's, as it is in Swift 6.
    case .swift5: ["-strict-concurrency=complete"]
    // As Xcode 26 sets up a new project.
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
  public var swiftLiteral: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
