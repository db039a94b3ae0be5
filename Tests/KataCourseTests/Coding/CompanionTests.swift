import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// A driver is compiled once for all answers that look the same from outside.
@Suite struct `A driver's objects` {
  private let cache: TemporaryFolder
  private let judge: CodeJudge

  init() throws {
    cache = try TemporaryFolder()
    judge = CodeJudge(
      runner: ProgramRunner(dialect: .plainSwift, cache: cache.url))
  }

  private static let exercise = Exercise(
    starter: answer(), solution: answer(),
    driver: """
      Kata.check("counts") { _ in
        var basket = Basket()
        basket.add(3)
        return "\\(basket.count) \\(MemoryLayout<Basket>.size) \\(basket.label())"
      }
      """)

  private static func answer(
    before: String = "", label: String = "\"basket\"", parameter: String = ""
  ) -> String {
    """
    struct Basket {
      \(before)
      var count = 0
      mutating func add(_ more: Int) { count += more }
      func label(\(parameter)) -> String { \(label) }
    }
    """
  }

  private var kept: Int {
    let folder = cache.url.appending(path: "drivers").path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }

  private func saw(_ source: String) async throws -> String? {
    try await judge.observations(of: source, Self.exercise, seed: 1).checks.first?.cases.first?.saw
  }

  @Test func `serve answers that differ in bodies only, and no others`() async throws {
    #expect(try await saw(Self.answer()) == "3 8 basket")
    #expect(kept == 1)
    #expect(try await saw(Self.answer(label: "\"bag\"")) == "3 8 bag")
    #expect(kept == 1)
    #expect(try await saw(Self.answer(before: "var owner = 7")) == "3 16 basket")
    #expect(kept == 2)
    #expect(
      try await saw(Self.answer(label: "\"\\(size)\"", parameter: "size: Int = 5")) == "3 8 5")
    #expect(kept == 3)
  }

  @Test func `are not made where the driver doesn't find what it needs`() async throws {
    let renamed = Self.answer().replacing("label", with: "name")
    let verdict = try await judge.verdict(
      on: renamed, fileName: "Answer.swift", of: Self.exercise, seed: 1)
    guard case .unfit(let messages) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(messages == ["value of type 'Basket' has no member 'label'"])
    #expect(kept == 1)
  }
}
