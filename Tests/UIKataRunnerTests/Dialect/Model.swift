import Foundation
import KataCourse
import KataTestSupport

@testable import UIKataRunner

/// Programs on the model, which `swift build --build-tests` leaves beside the tests.
enum Model {
  static func runner() throws -> ProgramRunner {
    ProgramRunner(dialect: .uiKit(on: try ModelLibrary.find()), cache: CompilerCache.shared)
  }

  /// A busy machine may keep a program waiting.
  static let limits = Limits(seconds: 60, memory: 200 << 20, output: 1 << 20)

  struct Rejected: Error { var rendered: String }

  static func run(
    _ program: Program, rules: String? = nil, limits: Limits = limits
  ) async throws -> ProgramRun {
    let runner = try runner()
    switch try await runner.compile(program) {
    case .executable(let executable):
      return try await runner.run(executable, rules: rules, limits: limits)
    case .rejected(_, let rendered): throw Rejected(rendered: rendered)
    }
  }

  static func run(_ source: String) async throws -> ProgramRun {
    try await run(Program(source: source, fileName: "Feed.swift"))
  }
}
