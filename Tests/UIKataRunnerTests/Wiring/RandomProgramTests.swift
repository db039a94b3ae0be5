import Foundation
import Testing

/// Programs of timers, queues, tasks and loads that nobody has thought of.
@Suite struct RandomProgramTests {
  /// A thing to do: how it is asked for, and after how many tenths of a second.
  private struct Errand {
    let number: Int
    let tenths: Int
    let kind: Int

    var line: String { "\(number) at \(Double(tenths) / 10)" }

    var source: String {
      let (seconds, note) = (Double(tenths) / 10, "note(\(number))")
      return switch kind {
      case 0: "DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds)) { \(note) }"
      case 1:
        "Timer.scheduledTimer(withTimeInterval: \(seconds), repeats: false) { _ in"
          + " MainActor.assumeIsolated { \(note) } }"
      case 2: "Task { try? await Task.sleep(for: .seconds(\(seconds))); \(note) }"
      case 3:
        "Task.detached { try? await Task.sleep(for: .seconds(\(seconds)));"
          + " await MainActor.run { \(note) } }"
      case 4:
        "DispatchQueue.global().async { Thread.sleep(forTimeInterval: \(seconds));"
          + " DispatchQueue.main.async { \(note) } }"
      case 5:
        "Stage.network.reply(to: url(\(number)), after: \(seconds));"
          + " session.dataTask(with: url(\(number))) { _, _, _ in"
          + " DispatchQueue.main.async { \(note) } }.resume()"
      case 6:
        "Stage.network.reply(to: url(\(number)), after: \(seconds));"
          + " Task { _ = try? await session.data(from: url(\(number))); \(note) }"
      default:
        "OperationQueue().addOperation { Thread.sleep(forTimeInterval: \(seconds));"
          + " DispatchQueue.main.sync { \(note) } }"
      }
    }
  }

  @Test(arguments: 1...4) func `keep virtual order, the same each time`(seed: Int) async throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(below limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    let errands = (0..<60).map { number in
      Errand(number: number, tenths: 1 + next(below: 36_000), kind: next(below: 8))
    }
    let source = """
      import KataStage
      import UIKit
      let stage = Stage(UIViewController())
      func url(_ number: Int) -> URL { URL(string: "https://photos.example/\\(number)")! }
      let patient = URLSessionConfiguration.default
      patient.timeoutIntervalForRequest = 4_000
      let session = URLSession(configuration: patient)
      @MainActor func note(_ number: Int) { print("\\(number) at \\(stage.now)") }
      \(errands.map(\.source).joined(separator: "\n"))
      stage.wait(3_600)
      """
    let first = try await Model.run(source)
    #expect(first.errors == "")
    let lines = first.output.split(separator: "\n").map(String.init)
    #expect(Set(lines) == Set(errands.map(\.line)))
    let times = lines.compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    #expect(times == errands.map { Double($0.tenths) / 10 }.sorted())
    for _ in 0..<5 {
      let again = try await Model.run(source)
      #expect(again.errors == "")
      #expect(again.output == first.output)
    }
  }
}
