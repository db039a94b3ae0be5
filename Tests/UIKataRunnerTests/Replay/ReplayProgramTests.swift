import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

@testable import UIKataRunner

/// Katas of the course, stepped through: one of each picture.
@Suite struct `A kata's replay` {
  private static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Katas").standardized

  /// With what was recorded of its output.
  private static func replay(_ name: String) async throws -> (ProgramReplay, printed: [String]) {
    let course = try #require(CourseFolder(course).open().course)
    let kata = try #require(KataID(name).flatMap(course.kata))
    let runner = try Model.runner()
    let replay = try await Replayer(runner: runner).replay(of: Question(kata, seed: 1))
    let recorded = Self.course.appending(path: "\(name)/Expected/1.txt")
    let printed = try String(contentsOf: recorded, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return (try #require(replay), printed.dropLast().map(String.init))
  }

  @Test(arguments: [
    ("lifecycle/push", ReplaySubject.timeline), ("memory/three-visits", .timeline),
    ("gestures/pan-states", .recognizers), ("responders/hole-in-the-view", .touch),
    ("lists/left-over", .cells), ("geometry/shift-the-content", .tree),
    ("geometry/two-rectangles", .tree), ("lists/points-times-scale", nil),
    ("runloop/which-thread", nil),
  ])
  func `prints what the program prints, knows its lines and what it is about`(
    name: String, subject: ReplaySubject?
  ) async throws {
    let (replay, printed) = try await Self.replay(name)
    #expect(replay.subject == subject)
    #expect(replay.steps.flatMap(\.printed) == printed)
    let source = replay.source.split(separator: "\n", omittingEmptySubsequences: false)
    for step in replay.steps where !step.printed.isEmpty {
      #expect(!step.lines.isEmpty)
      #expect(step.lines.allSatisfy { 1...source.count ~= $0 })
      // A line that the program prints by itself is where it says so.
      if step.happening == .print, let line = step.lines.first {
        #expect(source[(line - 1)...].prefix(3).joined().contains("print("))
      }
    }
  }

  @Test func `draws two controllers side by side`() async throws {
    let (replay, _) = try await Self.replay("lifecycle/push")
    #expect(replay.controllers.count == 2)
    let last = replay.events(at: replay.steps.count - 1).suffix(2).map(\.callback)
    #expect(last.contains("viewDidAppear"))
    let pushed = replay.controllers[1]
    #expect(replay.events(at: 4).allSatisfy { $0.subject != pushed })
  }

  @Test func `follows a recogniser from state to state`() async throws {
    let (replay, _) = try await Self.replay("gestures/pan-states")
    let paths = replay.steps.indices.map { replay.recognizers(at: $0).first?.map(\.to) ?? [] }
    #expect(paths.contains(["failed"]))
    #expect(paths.last?.first == "began")
    #expect(paths.last?.last == "ended")
  }

  @Test func `follows cells from row to row and into the pool`() async throws {
    let (replay, _) = try await Self.replay("lists/left-over")
    let tables = replay.steps.indices.compactMap { replay.table(at: $0) }
    let waiting = tables.map { $0.table.waiting.flatMap(\.cells).count }
    #expect(waiting.first == 0)
    #expect(waiting.contains { $0 > 0 })
    #expect(tables.map(\.made) == tables.map(\.made).sorted())
  }

  @Test func `shows a view that stands in no window as it is at each line`() async throws {
    let (replay, _) = try await Self.replay("geometry/two-rectangles")
    #expect(replay.steps.indices.allSatisfy { replay.trees(at: $0).count == 1 })
  }

  @Test func `stops where the program traps`() async throws {
    let (replay, _) = try await Self.replay("lists/invalid-update")
    let last = try #require(replay.steps.last)
    guard case .stopped(.crashed(let crash)) = last.happening else {
      Issue.record("\(last.happening)")
      return
    }
    #expect(last.lines == [crash.line])
  }
}
