import Foundation
import KataCourse
import Testing

@Suite struct `Running a program` {
  @Test func `what it prints comes back, and its status`() async throws {
    let run = try await PlainSwift.run("print(\"photo\")\nimport Foundation\nexit(7)")
    #expect(run.output == "photo\n")
    #expect(run.errors == "")
    #expect(run.ending == .exited(7))
    #expect(run.ending.exitStatus == 7)
  }

  @Test func `calling exit early leaves only what was printed before`() async throws {
    let run = try await PlainSwift.run("import Foundation\nprint(\"a\")\nexit(0)\nprint(\"b\")")
    #expect(run.output == "a\n")
    #expect(run.ending == .exited(0))
  }

  @Test func `a program without end is stopped at its time`() async throws {
    let run = try await PlainSwift.run(
      "print(\"before\")\nimport Foundation\nfflush(nil)\nwhile true {}",
      limits: Limits(seconds: 0.3, memory: 200 << 20, output: 1 << 20))
    #expect(run.output == "before\n")
    #expect(run.ending == .outOfTime(seconds: 0.3))
    #expect(run.ending.exitStatus == 124)
    #expect(run.seconds >= 0.3)
  }

  @Test(arguments: [
    "var photos: [[Int]] = []\nwhile true { photos.append(Array(repeating: 1, count: 100_000)) }",
    """
    final class Photo { var next: Photo?; init(_ next: Photo?) { self.next = next } }
    var photo: Photo?
    while true { photo = Photo(photo) }
    """,
    "import Foundation\nvar photo = Data()\nwhile true { photo.append(Data(count: 10_000_000)) }",
    "var title = \"x\"\nwhile true { title += title }",
  ])
  func `a program that takes memory without end is stopped at its limit`(
    source: String
  ) async throws {
    let run = try await PlainSwift.run(source)
    #expect(run.ending == .outOfMemory(bytes: 200 << 20))
    #expect(run.errors == "")
  }

  /// What this process has held counts into a child's peak, which then proves nothing.
  @Test func `want of memory is seen however much this process has held`() async throws {
    let most = 400 << 20
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: most, alignment: 16)
    memset(bytes, 1, most)
    bytes.deallocate()
    let run = try await PlainSwift.run(
      """
      final class Photo { var next: Photo?; init(_ next: Photo?) { self.next = next } }
      var photo: Photo?
      while true { photo = Photo(photo) }
      """)
    #expect(run.ending == .outOfMemory(bytes: 200 << 20))
  }

  @Test func `a program's stack has the usual size, whatever ours has`() async throws {
    var ours = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &ours)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &ours) }
    var larger = ours
    larger.rlim_cur = min(64 << 20, ours.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &larger)
    let run = try await PlainSwift.run(
      """
      import Glibc
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
      print(limit.rlim_cur)
      """)
    #expect(run.output == "8388608\n")
  }

  @Test func `a program that prints without end is stopped at the cap`() async throws {
    let run = try await PlainSwift.run(
      "while true { print(\"photo\") }",
      limits: Limits(seconds: 60, memory: 200 << 20, output: 60_000))
    #expect(run.output == String(repeating: "photo\n", count: 10_000))
    #expect(run.ending == .flooded(bytes: 60_000))
  }

  @Test func `a megabyte is read while it is printed`() async throws {
    let run = try await PlainSwift.run(
      "for _ in 0..<(1 << 16) { print(\"0123456789abcde\") }")
    #expect(run.output == String(repeating: "0123456789abcde\n", count: 1 << 16))
    #expect(run.ending == .exited(0))
  }

  @Test func `a child that holds the pipes keeps nobody waiting, and ends with the program`()
    async throws
  {
    let run = try await PlainSwift.run(
      """
      import Glibc
      var sleeper: pid_t = 0
      let arguments = [strdup("sleep"), strdup("100"), nil]
      posix_spawn(&sleeper, "/bin/sleep", nil, nil, arguments, nil)
      print(sleeper)
      """)
    #expect(run.ending == .exited(0))
    let sleeper = try #require(pid_t(run.output.dropLast()))
    #expect(run.seconds < 60)
    #expect(await ends(sleeper))
  }

  /// A killed process takes a moment to go, and may then wait for the system to bury it.
  private func ends(_ process: pid_t) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < deadline {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      guard let status, !status.contains(/\)\s[ZX]\s/) else { return true }
      await Task.yield()
    }
    return false
  }

  @Test func `output and errors come apart, each in order`() async throws {
    let run = try await PlainSwift.run(
      """
      import Foundation
      for number in 1...3 {
        print("out", number)
        FileHandle.standardError.write(Data("err \\(number)\\n".utf8))
      }
      """)
    #expect(run.output == "out 1\nout 2\nout 3\n")
    #expect(run.errors == "err 1\nerr 2\nerr 3\n")
  }

  @Test func `lines on descriptor 3 are records`() async throws {
    let run = try await PlainSwift.run(
      """
      import Foundation
      let environment = ProcessInfo.processInfo.environment
      let channel = FileHandle(fileDescriptor: Int32(environment["UIKATA_CHANNEL"]!)!)
      channel.write(Data("{\\"a\\":1}\\n{\\"b\\":2}\\n".utf8))
      print(environment["UIKATA_PROGRAM"]!, environment["KATA_RULES"] ?? "no rules")
      """)
    #expect(run.records == ["{\"a\":1}", "{\"b\":2}"])
    #expect(run.output == "1 no rules\n")
  }

  @Test func `rules reach the program in the dialect's variable`() async throws {
    let executable = try await PlainSwift.executable(
      "import Foundation\nprint(ProcessInfo.processInfo.environment[\"KATA_RULES\"]!)")
    let run = try await PlainSwift.runner.run(
      executable, rules: "{\"ripe\":true}", limits: PlainSwift.limits)
    #expect(run.output == "{\"ripe\":true}\n")
  }

  @Test func `there is nothing to read`() async throws {
    let run = try await PlainSwift.run("print(readLine() ?? \"nothing\")")
    #expect(run.output == "nothing\n")
  }

  @Test func `hashing is the same in every run`() async throws {
    let executable = try await PlainSwift.executable("print(Set(0..<20), \"card\".hashValue)")
    let first = try await PlainSwift.runner.run(executable, limits: PlainSwift.limits)
    let second = try await PlainSwift.runner.run(executable, limits: PlainSwift.limits)
    #expect(first.output == second.output)
  }

  @Test func `a listener hears output while the program runs`() async throws {
    let executable = try await PlainSwift.executable(
      "import Foundation\nprint(\"first\")\nfflush(nil)\nwhile true {}")
    let (heard, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let running = Task {
      try await PlainSwift.runner.run(
        executable, limits: Limits(seconds: 60, memory: 200 << 20, output: 1 << 20)
      ) { continuation.yield(Array($0)) }
    }
    #expect(await heard.first { _ in true } == Array("first\n".utf8))
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
  }
}
