import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// Answers that try something else than to answer. At one's own desk there is no sandbox: what is proved
/// here holds without one.
@Suite struct `An answer that cheats or rages` {
  struct Attack: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// How the program ends in the check that meets it; nil where it isn't stopped.
    var ending: String?

    init(_ name: String, _ body: String, before: String = "", ends ending: String? = nil) {
      testDescription = name
      source = Peeling.answer(body, before: "import Glibc\n" + before)
      self.ending = ending
    }
  }

  static let attacks = [
    Attack("closes the channel", "close(3)\n  return []"),
    Attack(
      "points the channel elsewhere",
      "dup2(1, 3)\n  return fruits.filter { $0 != \"rotten\" }.map { \"peeled \" + $0 }"),
    Attack(
      "writes what is no record", "write(3, \"right\\n\", 6)\n  return []"),
    Attack(
      "writes half a record", "write(3, \"{\\\"check\\\":\", 9)\n  return []"),
    Attack(
      "says that the driver has come to its end",
      "write(3, \"{\\\"checks\\\":3}\\n\", 13)\n  return []"),
    Attack(
      "prints without end", "while true { print(\"right, right, right, right, right, right\") }",
      ends: "flooded"),
    Attack(
      "writes records without end",
      "while true { write(3, \"{\\\"check\\\":\\\"peels each\\\"}\\n\", 23) }", ends: "flooded"),
    Attack(
      "takes all memory",
      "var hoard: [[UInt8]] = []\n  while true { hoard.append([UInt8](repeating: 7, count: 1 << 20)) }",
      ends: "out of memory"),
    Attack(
      "calls itself without end", "peeled(fruits) + fruits", ends: "stopped"),
    Attack("aborts", "abort()", ends: "stopped"),
    Attack(
      "sends itself signals", "kill(getpid(), SIGKILL)\n  return []", ends: "signalled"),
  ]

  @Test(arguments: attacks)
  func `passes nothing by it, and every check says what became of it`(attack: Attack) async throws {
    let results = try await Peeling.results(of: attack.source)
    #expect(
      results.map(\.name) == ["peels each", "leaves out the rotten", "takes an empty basket"])
    #expect(results.first?.holds == false)
    #expect(results.contains { $0.holds } == false)
    guard let ending = attack.ending else { return }
    #expect(results.contains { Self.sort($0.failure) == ending })
  }

  private static func sort(_ failure: CheckResult.Failure?) -> String? {
    guard case .ended(let ending, _) = failure else { return nil }
    return switch ending {
    case .exited: "exited"
    case .crashed: "stopped"
    case .signalled: "signalled"
    case .outOfTime: "out of time"
    case .outOfMemory: "out of memory"
    case .flooded: "flooded"
    }
  }

  @Test(arguments: [
    "enum Kata { static func check(_ name: String, cases: Int = 1, _ body: () -> String) {} }\n",
    "extension Kata { static func end() {} }\n",
    "print(\"right\")\n",
  ])
  func `can't put itself in the place of what tries it`(before: String) async throws {
    let verdict = try await Peeling.verdict(
      on: Peeling.answer("[]", before: before))
    #expect(!verdict.isRight)
    if case .checked = verdict { Issue.record("\(verdict)") }
  }

  @Test func `can't pass by being given other inputs than the solution`() async throws {
    let easier = """
      extension Kata.Draw {
        mutating func chance(oneIn count: Int, _ nothing: Void = ()) -> Bool { true }
      }
      extension Array where Element == String {
        func joined(separator: String) -> String { "fig" }
      }

      """
    let verdict = try await Peeling.verdict(
      on: Peeling.answer("[]", before: easier))
    #expect(!verdict.isRight)
  }
}
