import Foundation
import KataCourse
import Testing

@Suite struct `A crash` {
  struct Example: Sendable, CustomTestStringConvertible {
    var source: String
    var crash: ProgramRun.Crash
    var testDescription: String { crash.message }

    init(_ source: String, _ line: Int?, _ column: Int?, _ message: String, _ signal: Int32) {
      self.source = source
      crash = ProgramRun.Crash(line: line, column: column, message: message, signal: signal)
    }
  }

  static let examples = [
    Example(
      "struct Card { var tags: [String] }\nfunc show(_ card: Card) {\n  print(card.tags[3])\n}\n"
        + "print(\"before\")\nshow(Card(tags: [\"a\"]))\n",
      3, 18, "Index out of range", SIGILL),
    Example(
      "print(\"before\")\nlet badge: Int? = Int(\"x\")\nprint(badge!)", 3, 12,
      "Unexpectedly found nil while unwrapping an Optional value", SIGILL),
    Example("print(\"before\")\nfatalError(\"no such photo\")", 2, 1, "no such photo", SIGILL),
    Example(
      "print(\"before\")\nfatalError(\"no such photo\\nand no other\")", 2, 1,
      "no such photo\nand no other", SIGILL),
    Example(
      "func show(_ row: Int) { precondition(row > 2, \"no such row\") }\nprint(\"before\")\nshow(1)",
      1,
      25, "Precondition failed: no such row", SIGILL),
    Example(
      "print(\"before\")\nassert(CommandLine.argc < 0)", 2, 1, "Assertion failed", SIGILL),
    Example(
      "print(\"before\")\nvar count = Int.max\nif CommandLine.argc > 0 {\n  count += 1\n}", 4, 9,
      "Arithmetic overflow", SIGILL),
    Example(
      "print(\"before\")\nlet card: Any = 1\nprint(card as! String)", nil, nil,
      "Could not cast value of type 'Swift.Int' to 'Swift.String'.", SIGABRT),
    Example("print(\"before\")\nabort()", nil, nil, "Aborted", SIGABRT),
    Example(
      "print(\"before\")\nfunc depth(_ n: Int) -> Int {\n"
        + "  n < 0 ? 0 : depth(n + 1) + 1\n}\nprint(depth(0))",
      3, 15, "Stack overflow", SIGSEGV),
  ]

  // The runtime finds no way out of the C library's abort; a dialect's library may replace that.
  @Test(arguments: examples)
  func `names the author's line, and what the trap said`(example: Example) async throws {
    // Swift alone doesn't flush at a trap.
    let run = try await PlainSwift.run(
      example.source.replacing(
        "print(\"before\")", with: "import Glibc; puts(\"before\"); fflush(nil)"))
    #expect(run.ending == .crashed(example.crash))
    #expect(run.ending.exitStatus == 128 + example.crash.signal)
    #expect(run.output == "before\n")
    #expect(run.errors == "")
  }

  @Test func `leaves what the program itself wrote to standard error`() async throws {
    let run = try await PlainSwift.run(
      "import Foundation\nFileHandle.standardError.write(Data(\"careful\\n\".utf8))\n"
        + "fatalError(\"boom\")", fileName: "photos/Feed.swift")
    #expect(run.errors == "careful\n")
    #expect(
      run.ending
        == .crashed(
          ProgramRun.Crash(line: 3, column: 1, message: "boom", signal: SIGILL)))
  }

  @Test func `by another signal is no crash of its own`() async throws {
    let run = try await PlainSwift.run("import Foundation\nkill(getpid(), SIGTERM)\nwhile true {}")
    #expect(run.ending == .signalled(SIGTERM))
    #expect(run.ending.exitStatus == 143)
  }
}
