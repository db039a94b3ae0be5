import Foundation
import Testing

@testable import KataCourse

/// A line of defence, as this machine has it.
enum Line: String, CaseIterable, CustomTestStringConvertible {
  case limits, user, bubblewrap

  var testDescription: String { rawValue }

  /// Ends the test as skipped where the line doesn't hold here.
  func confinement() async throws -> Confinement {
    switch self {
    case .limits: return .limits
    case .user:
      if getuid() == 0 { return .user }
      try Test.cancel("only root can run a program as another user")
    case .bubblewrap:
      let defence = await PlainSwift.runner.defence()
      if case .bubblewrap = defence.confinement { return defence.confinement }
      try Test.cancel("bubblewrap doesn't work here: \(defence.obstacle ?? "")")
    }
  }
}

extension PlainSwift {
  static func run(
    _ source: String, under line: Line, limits: Limits = limits
  ) async throws -> ProgramRun {
    let confinement = try await line.confinement()
    return try await runner.run(
      try await executable(source), limits: limits, confinement: confinement)
  }
}
