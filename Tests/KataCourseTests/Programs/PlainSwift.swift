import KataCourse
import KataTestSupport

/// Programs in Swift alone, as a course about fruit has them.
enum PlainSwift {
  static let runner = ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared)

  /// A busy machine may keep a program waiting; only endless ones may be stopped for their time.
  static let limits = Limits(seconds: 60, memory: 200 << 20, output: 1 << 20)

  struct Rejected: Error { var rendered: String }

  static func executable(
    _ source: String, fileName: String = "Feed.swift"
  ) async throws -> Executable {
    switch try await runner.compile(Program(source: source, fileName: fileName)) {
    case .executable(let executable): return executable
    case .rejected(_, let rendered): throw Rejected(rendered: rendered)
    }
  }

  static func run(
    _ source: String, fileName: String = "Feed.swift", limits: Limits = limits
  ) async throws -> ProgramRun {
    try await runner.run(try await executable(source, fileName: fileName), limits: limits)
  }
}
