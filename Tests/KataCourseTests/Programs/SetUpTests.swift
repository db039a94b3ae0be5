import Foundation
import KataCourse
import KataTestSupport
import Testing

@Suite struct `The compiler of this machine` {
  private func runner(_ folder: TemporaryFolder, _ environment: [String: String]) -> ProgramRunner {
    ProgramRunner(
      dialect: .plainSwift, cache: folder.url.appending(path: "cache"), environment: environment)
  }

  @Test func `says what it is called`() async throws {
    #expect(try await PlainSwift.runner.compilerVersion().contains("Swift version"))
  }

  @Test func `is asked for in one sentence where it is missing`() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: ProgramFailure.self) {
      try await runner(folder, ["PATH": folder.url.path]).compile(Program(source: "print(1)"))
    }
    #expect(
      error?.description == """
        the Swift compiler 'swiftc' must be in a folder of PATH; get it from \
        https://swift.org/install
        """)
  }

  @Test func `isn't asked where the dialect lacks a part`() async throws {
    let folder = try TemporaryFolder()
    let dialect = Dialect(name: "Fruit", obstacle: "the basket 'fruit' must be filled first")
    let error = await #expect(throws: ProgramFailure.self) {
      try await ProgramRunner(dialect: dialect, cache: folder.url)
        .compile(Program(source: "print(1)"))
    }
    #expect(error?.description == "the basket 'fruit' must be filled first")
  }

  @Test func `must answer as a compiler`() async throws {
    let folder = try TemporaryFolder()
    let compiler = try folder.write("#!/bin/sh\necho 'no such option' >&2\nexit 1\n", to: "swiftc")
    chmod(compiler.path, 0o755)
    let error = await #expect(throws: ProgramFailure.self) {
      try await runner(folder, ["SWIFT_EXEC": compiler.path])
        .compile(Program(source: "print(1)"))
    }
    #expect(error == .compilerUnusable(path: compiler.path, says: "no such option"))
  }

  @Test func `interprets where nothing can be linked`() async throws {
    let folder = try TemporaryFolder()
    let compiler = try await compilerWithoutLinker(in: folder)
    let runner = runner(folder, ["SWIFT_EXEC": compiler.path, "PATH": folder.url.path])
    let program = Program(source: "import Foundation\nprint(\"photo\")\nexit(3)")
    guard case .executable(let executable) = try await runner.compile(program) else {
      Issue.record("rejected")
      return
    }
    let run = try await runner.run(
      executable, limits: Limits(seconds: 30, memory: 200 << 20, output: 1 << 20))
    #expect(run.output == "photo\n")
    #expect(run.ending == .exited(3))
    let faulty = try await runner.compile(Program(source: "let card: Int = \"\""))
    guard case .rejected(let diagnostics, _) = faulty else {
      Issue.record("the compiler took it")
      return
    }
    #expect(diagnostics.map(\.line) == [1])
  }

  /// A Swift of links to the real one's parts, without clang and lld.
  private func compilerWithoutLinker(in folder: TemporaryFolder) async throws -> URL {
    let swift = try #require(Self.installedCompiler)
    let info = Process()
    info.executableURL = swift
    info.arguments = ["-print-target-info"]
    let pipe = Pipe()
    info.standardOutput = pipe
    try info.run()
    let answer = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let resources = try #require(
      answer.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/).map { String($0.1) })
    let own = folder.url.appending(path: "usr/lib/swift").path
    let compiler = try folder.write(
      "#!/bin/sh\n/bin/cat <<'END'\n\(answer.replacing(resources + "\"", with: own + "\""))\nEND\n",
      to: "usr/bin/swiftc")
    chmod(compiler.path, 0o755)
    try FileManager.default.createDirectory(
      atPath: folder.url.appending(path: "usr/lib").path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: resources)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "usr/bin/swift-frontend").path,
      withDestinationPath: resources + "/../../bin/swift-frontend")
    return compiler
  }

  private static let installedCompiler: URL? = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["SWIFT_EXEC"] { return URL(filePath: path) }
    return environment["PATH"]?.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  @Test func `needs a cache that can be written`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "cache")
    let error = await #expect(throws: ProgramFailure.self) {
      try await runner(folder, ProcessInfo.processInfo.environment)
        .compile(Program(source: "print(1)"))
    }
    #expect(
      error?.description.hasPrefix(
        "'\(folder.url.path)/cache/programs' must be a folder that can be written to: ") == true)
  }
}
