import KataCourse
import KataTestSupport

/// Programs in Swift alone, as a course about fruit has them.
enum PlainSwift {
  static let runner = ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared)

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
    _ source: String, fileName: String = "Feed.swift", limits: Limits = .program
  ) async throws -> ProgramRun {
    try await runner.run(try await executable(source, fileName: fileName), limits: limits)
  }
}
