import Foundation
import KataCourse
import Testing

@Suite struct `A program run for its own sake` {
  private struct Run {
    var output = ""
    var errors = ""
    var ending: ProgramRun.Ending
  }

  private func run(_ source: String, input: String = "", seconds: Double = 60) async throws -> Run {
    let executable = try await PlainSwift.executable(source)
    let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    inputPipe.fileHandleForWriting.write(Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    let run = try await PlainSwift.runner.run(
      executable, limits: Limits(seconds: seconds, memory: 200 << 20, output: 1),
      through: Passage(
        input: inputPipe.fileHandleForReading.fileDescriptor,
        output: outputPipe.fileHandleForWriting.fileDescriptor,
        errors: errorPipe.fileHandleForWriting.fileDescriptor))
    try outputPipe.fileHandleForWriting.close()
    try errorPipe.fileHandleForWriting.close()
    return Run(
      output: String(
        decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      errors: String(
        decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      ending: run.ending)
  }

  @Test func `reads and writes what it is given, beyond any cap`() async throws {
    let run = try await run(
      """
      import Foundation
      while let line = readLine() { print("read", line) }
      FileHandle.standardError.write(Data("careful\\n".utf8))
      exit(9)
      """, input: "photo\ncard\n")
    #expect(run.output == "read photo\nread card\n")
    #expect(run.errors == "careful\n")
    #expect(run.ending == .exited(9))
  }

  @Test func `sees the environment, and no channel`() async throws {
    let run = try await run(
      """
      import Foundation
      let environment = ProcessInfo.processInfo.environment
      print(environment["UIKATA_PROGRAM"]!, environment["UIKATA_CHANNEL"] ?? "no channel")
      print(fcntl(3, F_GETFD))
      """)
    #expect(run.output == "1 no channel\n-1\n")
  }

  @Test func `says itself why it crashes, and we say where`() async throws {
    let run = try await run("let card: Int? = nil\nprint(card!)")
    #expect(
      run.ending
        == .crashed(ProgramRun.Crash(line: 2, column: 11, message: "", signal: SIGILL)))
    #expect(run.errors.contains("Unexpectedly found nil"))
    #expect(run.ending.exitStatus == 132)
  }

  @Test func `is stopped at its time`() async throws {
    let run = try await run("while true {}", seconds: 0.2)
    #expect(run.ending.exitStatus == 124)
  }
}
