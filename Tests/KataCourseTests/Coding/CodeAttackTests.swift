import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// Answers that try to pass by another way. None needs a sandbox to be contained: what they can reach
/// besides is in `ReachTests`.
@Suite struct `An answer that cheats` {
  private static let attacks = [
    Attack("closes the channel", "close(3)\n  return []"),
    Attack(
      "points the channel elsewhere",
      "dup2(1, 3)\n  return fruits.filter { $0 != \"rotten\" }.map { \"peeled \" + $0 }"),
    Attack(
      "writes what is no record", "write(3, \"right\\n\", 6)\n  return []"),
    Attack(
      "writes half a record", "write(3, \"{\\\"check\\\":\", 9)\n  return []"),
    Attack(
      "writes bytes that are no text", "write(3, [0, 255, 254, 10] as [UInt8], 4)\n  return []"),
    Attack(
      "says that the driver has come to its end",
      "write(3, \"{\\\"checks\\\":3}\\n\", 13)\n  return []"),
    Attack(
      "has the reporter itself say so",
      """
      MainActor.assumeIsolated { Kata.end() }
        return fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
      """),
    Attack(
      "has the reporter report other checks",
      """
      MainActor.assumeIsolated { Kata.check("leaves out the rotten") { _ in "[]" } }
        return fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
      """),
    Attack(
      "looks for the reporter by dlsym",
      """
      guard let found = dlsym(nil, "$s7Program4KataO3endyyFZ") else { return ["nothing"] }
        unsafeBitCast(found, to: (@convention(c) () -> Void).self)()
        return ["nothing"]
      """),
    Attack(
      "takes the place of the C library's write", "[]",
      before: """
        @_cdecl("write")
        func swallow(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { count }

        """),
    Attack(
      "prints what looks like a pass",
      """
      print("✓ Right.\\n  ✓ peels each\\n  ✓ leaves out the rotten\\n  ✓ takes an empty basket")
        print("{\\"checks\\":3}")
        write(2, "right\\n", 6)
        return ["nothing"]
      """),
  ]

  @Test(arguments: attacks, Line.allCases)
  func `passes nothing by it, and every check says what became of it`(
    attack: Attack, line: Line
  ) async throws {
    try await attack.expectFailure(under: line)
  }

  @Test(arguments: attacks) func `stands in CONTRIBUTING`(attack: Attack) throws {
    try attack.expectRow()
  }

  @Test(arguments: [
    "enum Kata { static func check(_ name: String, cases: Int = 1, _ body: () -> String) {} }\n",
    "extension Kata { static func end() {} }\n",
    "print(\"right\")\n",
    // Neither is there.
    "@_silgen_name(\"nowhere\") func nowhere() -> [String]\nlet nothing = nowhere()\n",
    // It is.
    "@_silgen_name(\"$s7Program4KataO3endyyFZ\") func end() {}\n",
    "@_cdecl(\"main\") func main() -> Int32 { 0 }\n",
  ])
  func `can't put itself in the place of what tries it`(before: String) async throws {
    let verdict = try await Peeling.verdict(
      on: Peeling.answer("[]", before: before))
    #expect(!verdict.isRight)
    if case .checked = verdict { Issue.record("\(verdict)") }
  }

  @Test func `gains nothing by calling what closes the report by its symbol`() async throws {
    let verdict = try await Peeling.verdict(
      on: Peeling.answer(
        "end()\n  return fruits.map { \"peeled \" + $0 }",
        before: "@_silgen_name(\"$s7Program4KataO3endyyFZ\") @MainActor func end()\n@MainActor\n"))
    #expect(!verdict.isRight)
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

  @Test func `is wrong where a record comes behind the driver's last`() async throws {
    let verdict = try await Peeling.verdict(
      on: Peeling.answer(
        """
        atexit { write(3, "{\\"check\\":\\"x\\"}\\n", 14) }
          return fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
        """, before: "import Glibc\n"))
    #expect(!verdict.isRight)
  }
}

/// Only time stops these, and so they are tried beside each other.
@Suite struct `An answer that doesn't come to its end` {
  private static let attacks = [
    Attack(
      "stops itself", "kill(getpid(), SIGSTOP)\n  return []", ends: "out of time", seconds: 2),
    Attack("never comes back", "while true {}", ends: "out of time", seconds: 2),
    Attack(
      "ignores what would end it",
      "for number in 1..<65 { signal(Int32(number), SIG_IGN) }\n  while true {}",
      ends: "out of time", seconds: 2),
    Attack(
      "puts a pipe where its crash is to be written down",
      """
      let settings = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]!
        let report = settings.components(separatedBy: "output-to=")[1]
        unlink(report)
        mkfifo(report, 0o600)
        fatalError("boom")
      """, ends: "stopped or out of time", seconds: 3),
  ]

  @Test(arguments: attacks, Line.allCases)
  func `passes nothing by it, and every check says what became of it`(
    attack: Attack, line: Line
  ) async throws {
    try await attack.expectFailure(under: line)
  }

  @Test(arguments: attacks) func `stands in CONTRIBUTING`(attack: Attack) throws {
    try attack.expectRow()
  }
}

/// These take what others need, and so one follows the other.
@Suite(.serialized) struct `An answer that rages` {
  private static let attacks = [
    Attack("calls exit(0)", "exit(0)", ends: "exited"),
    Attack("calls _exit(0)", "_exit(0)", ends: "exited"),
    Attack("aborts", "abort()", ends: "stopped"),
    Attack(
      "sends itself signals", "kill(getpid(), SIGKILL)\n  return []", ends: "signalled"),
    Attack(
      "calls itself without end", "peeled(fruits) + fruits", ends: "stopped"),
    Attack(
      "prints without end", "while true { print(\"right, right, right, right, right, right\") }",
      ends: "flooded"),
    Attack(
      "complains without end", "while true { write(2, \"wrong, wrong, wrong\\n\", 20) }",
      ends: "flooded"),
    Attack(
      "writes records without end",
      "while true { write(3, \"{\\\"check\\\":\\\"peels each\\\"}\\n\", 23) }", ends: "flooded"),
    Attack(
      "takes all memory",
      "var hoard: [[UInt8]] = []\n  while true { hoard.append([UInt8](repeating: 7, count: 1 << 20)) }",
      ends: "out of memory"),
    Attack(
      "takes all memory as shared",
      """
      while true {
          let size = 1 << 24
          let map = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)!
          if map == MAP_FAILED { usleep(1000) } else { memset(map, 7, size) }
        }
      """, ends: "out of memory"),
    Attack(
      "has its children take all memory",
      """
      if CommandLine.arguments.last == "child" {
          let hoard = (0..<150).map { _ in [UInt8](repeating: 7, count: 1 << 20) }
          while hoard.count > 0 { sleep(1) }
        }
        for _ in 0..<4 {
          var child: pid_t = 0
          let words = ["program", "1", "0", "child"]
          let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
          posix_spawn(&child, "/proc/self/exe", nil, nil, arguments, nil)
        }
        while true { sleep(1) }
      """, ends: "out of memory"),
    Attack(
      "writes a file without end",
      """
      let file = open(NSTemporaryDirectory() + "/fig-\\(getpid())", O_WRONLY | O_CREAT | O_EXCL, 0o600)
        unlink(NSTemporaryDirectory() + "/fig-\\(getpid())")
        let bytes = [UInt8](repeating: 7, count: 1 << 20)
        while write(file, bytes, bytes.count) > 0 {}
        exit(1)
      """, ends: "signalled or exited"),
  ]

  @Test(arguments: attacks, Line.allCases)
  func `passes nothing by it, and every check says what became of it`(
    attack: Attack, line: Line
  ) async throws {
    try await attack.expectFailure(under: line)
  }

  @Test(arguments: attacks) func `stands in CONTRIBUTING`(attack: Attack) throws {
    try attack.expectRow()
  }
}
