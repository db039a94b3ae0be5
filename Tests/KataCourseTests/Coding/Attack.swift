import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// What somebody writes who wants something else than to answer.
struct Attack: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var source: String
  /// How the program ends in the check that meets it; nil where it isn't stopped.
  var ending: String?
  /// What one start may take, in seconds; short where only time stops it.
  var seconds: Double

  init(
    _ name: String, _ body: String, before: String = "", ends ending: String? = nil,
    seconds: Double = PlainSwift.limits.seconds
  ) {
    testDescription = name
    source = Peeling.answer(body, before: "import Foundation\n" + before)
    (self.ending, self.seconds) = (ending, seconds)
  }

  /// Each check fails, and one at least in the way that was to be expected.
  func expectFailure(under line: Line) async throws {
    let verdict = try await Peeling.verdict(on: source, seconds: seconds, under: line)
    guard case .checked(let results, _) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(
      results.map(\.name) == ["peels each", "leaves out the rotten", "takes an empty basket"])
    #expect(results.contains { $0.holds } == false)
    guard let ending else { return }
    #expect(results.contains { ending.contains(Self.sort($0.failure)) }, "\(results)")
  }

  func expectRow() throws {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let text = try String(contentsOf: package.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    #expect(text.contains("| \(testDescription) | yes | yes | yes |\n"))
  }

  private static func sort(_ failure: CheckResult.Failure?) -> String {
    guard case .ended(let ending, _) = failure else { return "nothing" }
    return switch ending {
    case .exited: "exited"
    case .crashed: "stopped"
    case .signalled: "signalled"
    case .outOfTime: "out of time"
    case .outOfMemory: "out of memory"
    case .flooded: "flooded"
    }
  }
}
