import Foundation
import KataCourse
import KataTestSupport
import Testing

@Suite struct `Compiling a program` {
  @Test func `errors name the author's file, line and column`() async throws {
    let program = Program(
      source: "let photo = 1\nlet title: String = photo\n", fileName: "Feed.swift")
    guard
      case .rejected(let diagnostics, let rendered) = try await PlainSwift.runner.compile(program)
    else {
      Issue.record("the compiler took it")
      return
    }
    #expect(
      diagnostics == [
        Diagnostic(
          file: "Feed.swift", line: 2, column: 21, severity: .error,
          message: "cannot convert value of type 'Int' to specified type 'String'")
      ])
    #expect(
      rendered == """
        Feed.swift:2:21: error: cannot convert value of type 'Int' to specified type 'String'
        let title: String = photo
                            ^~~~~

        """)
  }

  @Test func `warnings don't stop it, and are kept with it`() async throws {
    let source = "func badge() -> Int {\n  let unused = 1\n  return 2\n}\nprint(badge())"
    let first = try await PlainSwift.executable(source)
    #expect(first.warnings.hasPrefix("Feed.swift:2:7: warning: "))
    #expect(first.lineCount == 5)
    let second = try await PlainSwift.executable(source)
    #expect(second == first)
  }

  @Test func `the same program is compiled once, another for itself`() async throws {
    let source = "print(\"card\") // \(UUID())"
    async let one = PlainSwift.executable(source)
    async let two = PlainSwift.executable(source)
    let other = try await PlainSwift.executable(source + "\n")
    #expect(try await one == two)
    #expect(try await one.url != other.url)
  }

  @Test func `terminals that compile the same program at once don't disturb each other`()
    async throws
  {
    let folder = try TemporaryFolder()
    let source = "print(\"badge\")"
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let runner = ProgramRunner(dialect: .plainSwift, cache: folder.url)
          guard case .executable(let executable) = try await runner.compile(Program(source: source))
          else { return "rejected" }
          return try await runner.run(executable, limits: PlainSwift.limits).output
        }
      }
      for try await output in group { #expect(output == "badge\n") }
    }
    let programs = try FileManager.default
      .contentsOfDirectory(atPath: folder.url.appending(path: "programs").path)
    #expect(programs.count == 1)
  }

  @Test func `the C library's mathematics are at hand`() async throws {
    let program = Program(
      source: """
        import Foundation
        let weight = Double(CommandLine.arguments.count) * 1.26
        print(weight.rounded(), floor(weight), pow(weight, 0))
        """)
    guard case .executable(let executable) = try await PlainSwift.runner.compile(program) else {
      Issue.record("rejected")
      return
    }
    #expect(
      try await PlainSwift.runner.run(executable, limits: PlainSwift.limits).output
        == "1.0 1.0 1.0\n")
  }

  @Test(arguments: [false, true])
  func `isolation is the program's choice`(isApproachable: Bool) async throws {
    let program = Program(
      source: """
        func isolation() -> (any Actor)? { #isolation }
        print(isolation() != nil)
        """, isolation: isApproachable ? .approachable : .nonisolated)
    guard case .executable(let executable) = try await PlainSwift.runner.compile(program) else {
      Issue.record("rejected")
      return
    }
    #expect(
      try await PlainSwift.runner.run(executable, limits: PlainSwift.limits).output
        == "\(isApproachable)\n")
  }

  @Test func `an optimised program prints the same`() async throws {
    let program = Program(source: "print((1...10).reduce(0, +))", isOptimized: true)
    guard case .executable(let executable) = try await PlainSwift.runner.compile(program) else {
      Issue.record("rejected")
      return
    }
    #expect(try await PlainSwift.runner.run(executable, limits: PlainSwift.limits).output == "55\n")
  }

  @Test func `a script's first line is no hindrance`() async throws {
    let run = try await PlainSwift.run("#!/usr/bin/env swift\nprint(#line, #fileID)")
    #expect(run.output == "2 Program/Feed.swift\n")
  }

  @Test func `macros and the modules that come with Swift are there`() async throws {
    let run = try await PlainSwift.run(
      """
      import Observation
      import Synchronization
      @Observable final class Feed { var photos = 1 }
      let count = Mutex(Feed().photos)
      print(count.withLock { $0 }, "a1b".firstMatch(of: /\\d/)!.output)
      """)
    #expect(run.output == "1 1\n")
  }
}
