import Foundation

/// The executable `uikata` as this build made it, with folders of a test's own.
public struct BuiltCommand: Sendable {
  public var environment: [String: String]

  /// - Parameter state: where progress and history are kept.
  public init(state: URL, _ changes: [String: String?] = [:]) {
    environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": state.path, "XDG_STATE_HOME": state.path,
      "XDG_CACHE_HOME": CompilerCache.shared.path, "LC_ALL": "C.UTF-8", "TERM": "xterm",
    ]
    for (name, value) in changes { environment[name] = value }
  }

  /// Beside the executable that runs the tests.
  public static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "uikata").path

  public struct Result: Sendable {
    public var output: String
    public var errors: String
    public var status: Int32
  }

  /// Runs it to its end with files as its streams, as a pipe would be.
  ///
  /// - Parameter room: kilobytes that any file may have, which acts as a full disk; nil for no limit.
  public func run(
    _ arguments: [String], input: String = "", room: Int? = nil,
    within deadline: Duration = .seconds(60)
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let files = (
      input: try folder.write(input, to: "input"), output: try folder.write("", to: "output"),
      errors: try folder.write("", to: "errors")
    )
    let process = Process()
    if let room {
      process.executableURL = URL(filePath: "/bin/sh")
      // In blocks of 512 bytes.
      process.arguments =
        ["-c", "ulimit -f \(2 * room); exec \"$0\" \"$@\"", Self.path] + arguments
    } else {
      process.executableURL = URL(filePath: Self.path)
      process.arguments = arguments
    }
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: files.input)
    process.standardOutput = try FileHandle(forWritingTo: files.output)
    process.standardError = try FileHandle(forWritingTo: files.errors)
    try await process.runToEnd(within: deadline)
    return Result(
      output: try String(contentsOf: files.output, encoding: .utf8),
      errors: try String(contentsOf: files.errors, encoding: .utf8),
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus)
  }
}

extension Process {
  /// Starts it and waits; past the deadline it is killed, which shows as its status.
  fileprivate func runToEnd(within deadline: Duration) async throws {
    let end = AsyncStream<Void>.makeStream()
    terminationHandler = { _ in end.continuation.finish() }
    try run()
    let child = processIdentifier
    let watchdog = Task {
      try await Task.sleep(for: deadline)
      kill(child, SIGKILL)
    }
    for await _ in end.stream {}
    watchdog.cancel()
  }
}
