import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// What a program can reach of the machine, under each line of defence. Each tries, and says `reached` or
/// `kept out`; what is kept out is as much a promise as what isn't, since a learner's own code at
/// their own desk runs under limits alone.
@Suite(.serialized) struct `What a program tries to reach` {
  struct Attempt: Sendable, CustomTestStringConvertible {
    /// As CONTRIBUTING has it.
    var testDescription: String
    /// An expression of Swift, true where it was reached.
    var reaches: String
    /// Which lines keep it out.
    var keptOutBy: Set<Line>
    /// Tried by limits alone it would hit the machine that runs the tests.
    var isHarmful = false

    init(_ name: String, keptOutBy: Set<Line>, isHarmful: Bool = false, _ reaches: String) {
      (testDescription, self.keptOutBy) = (name, keptOutBy)
      (self.reaches, self.isHarmful) = (reaches, isHarmful)
    }
  }

  static let attempts = [
    Attempt(
      "reads the home", keptOutBy: [.user, .bubblewrap],
      "FileManager.default.contents(atPath: secret) != nil"),
    Attempt(
      "reads another answer, or the compiled solution", keptOutBy: [.user, .bubblewrap],
      "FileManager.default.contents(atPath: other) != nil"),
    Attempt(
      "reads what everyone may read, such as an installed course", keptOutBy: [.bubblewrap],
      "FileManager.default.contents(atPath: notice) != nil"),
    Attempt(
      "writes into the home", keptOutBy: [.user, .bubblewrap],
      "FileManager.default.createFile(atPath: secret + \".note\", contents: Data())"),
    Attempt(
      "sees other processes in /proc", keptOutBy: [.bubblewrap],
      "FileManager.default.contents(atPath: \"/proc/\\(parent)/cmdline\") != nil"),
    Attempt(
      "reads another process's environment", keptOutBy: [.user, .bubblewrap],
      "FileManager.default.contents(atPath: \"/proc/\\(parent)/environ\") != nil"),
    Attempt(
      "sends its parent signals", keptOutBy: [.user, .bubblewrap],
      // 0 only asks whether one could.
      "kill(parent, 0) == 0"),
    Attempt(
      "sends everyone a signal", keptOutBy: [.user, .bubblewrap], isHarmful: true,
      "kill(-1, SIGKILL) == 0 && kill(parent, 0) == 0"),
    Attempt(
      "opens a socket to this machine", keptOutBy: [.bubblewrap], "connects(to: port)"),
    Attempt(
      "starts processes without end", keptOutBy: [.user, .bubblewrap], isHarmful: true,
      "(0..<1000).allSatisfy { _ in spawns(\"stay\") }"),
    Attempt(
      "starts threads without end", keptOutBy: [.user, .bubblewrap], isHarmful: true,
      """
      (0..<1000).allSatisfy { _ in
        var thread = pthread_t()
        return pthread_create(&thread, nil, { _ in sleep(100); return nil }, nil) == 0
      }
      """),
    Attempt(
      "fills the disk with many files", keptOutBy: [.bubblewrap],
      """
      {
        let folder = FileManager.default.temporaryDirectory.appending(path: "figs-\\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return (0..<12).allSatisfy { number in
          let file = folder.appending(path: "\\(number)")
          return (try? Data(count: 2 << 20).write(to: file)) != nil
        }
      }()
      """),
    Attempt(
      "writes one file larger than 16 MB", keptOutBy: [.limits, .user, .bubblewrap],
      """
      {
        signal(SIGXFSZ, SIG_IGN)
        let file = FileManager.default.temporaryDirectory.appending(path: "fig-\\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        return (try? Data(count: 17 << 20).write(to: file)) != nil
      }()
      """),
    Attempt(
      "opens files without end", keptOutBy: [.limits, .user, .bubblewrap],
      "(0..<1000).allSatisfy { _ in open(\"/dev/null\", O_RDONLY) >= 0 }"),
    Attempt(
      "becomes root", keptOutBy: [.user, .bubblewrap], isHarmful: getuid() != 0, "setuid(0) == 0"),
  ]

  @Test(arguments: attempts, Line.allCases)
  func `is reached, or kept out, as CONTRIBUTING says`(attempt: Attempt, line: Line) async throws {
    if attempt.isHarmful, line == .limits { try Test.cancel("nothing would keep it out") }
    let target = try Target()
    defer { target.close() }
    let other = try await PlainSwift.executable("print(\"the solution\")")
    let run = try await PlainSwift.run(
      Self.program(attempt, target, other: other.url.path), under: line)
    let isKeptOut = attempt.keptOutBy.contains(line)
    #expect(run.output == (isKeptOut ? "kept out\n" : "reached\n"), "\(run)")
  }

  private static func program(_ attempt: Attempt, _ target: Target, other: String) -> String {
    """
    import Foundation
    if CommandLine.arguments.count > 1 { while true { sleep(100) } }
    let secret = \(target.secret.swiftLiteral)
    let notice = \(target.notice.swiftLiteral)
    let other = \(other.swiftLiteral)
    let parent: pid_t = \(getpid())
    let port: UInt16 = \(target.port)

    func connects(to port: UInt16) -> Bool {
      let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(end, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
    }

    func spawns(_ argument: String) -> Bool {
      var child: pid_t = 0
      let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("program"), strdup(argument), nil]
      return posix_spawn(&child, "/proc/self/exe", nil, nil, arguments, nil) == 0
    }

    print(\(attempt.reaches) ? "reached" : "kept out")
    """
  }

  /// Nothing else tells whose child it was, once its parent has gone.
  @Test(arguments: Line.allCases)
  func `includes to stay when its time is over, in a session of its own`(line: Line) async throws {
    let name = "grandchild-\(UUID().uuidString)"
    let run = try await PlainSwift.run(
      """
      import Foundation
      if CommandLine.arguments.count > 1 { while true { sleep(100) } }
      var child: pid_t = 0
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, 0x80)  // POSIX_SPAWN_SETSID
      let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("\(name)"), strdup("stay"), nil]
      print(posix_spawn(&child, "/proc/self/exe", nil, &attributes, arguments, nil))
      """, under: line)
    #expect(run.output == "0\n")
    #expect(run.seconds < 30)
    let left = await Self.processes(named: name, staying: line == .limits)
    for process in left { kill(process, SIGKILL) }
    #expect(left.isEmpty == (line != .limits))
  }

  /// Looks again for a moment, since one that was killed takes a while to go.
  private static func processes(named name: String, staying: Bool) async -> [pid_t] {
    var found: [pid_t] = []
    let deadline = ContinuousClock.now + .seconds(5)
    repeat {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      found = all.compactMap { pid_t($0) }.filter { process in
        let line = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
        return line?.hasPrefix(name) == true
      }
      if found.isEmpty != staying { return found }
      try? await Task.sleep(for: .milliseconds(20))
    } while ContinuousClock.now < deadline
    return found
  }

  @Test(arguments: attempts)
  func `stands in CONTRIBUTING`(attempt: Attempt) throws {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let text = try String(contentsOf: package.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let cells = Line.allCases.map { attempt.keptOutBy.contains($0) ? "yes" : "no" }
    let row = "| \(attempt.testDescription) | \(cells.joined(separator: " | ")) |"
    #expect(text.contains(row + "\n"), "\(row)")
  }
}

/// What there is to be reached: a private file, a public one, and a port that listens.
private struct Target {
  private let folder: TemporaryFolder
  let secret: String
  let notice: String
  let port: UInt16
  private let listener: Int32

  init() throws {
    folder = try TemporaryFolder()
    secret = try folder.write("secret", to: "home/diary").path
    notice = try folder.write("notice", to: "public/notice").path
    chmod(folder.url.path, 0o755)
    chmod(folder.url.appending(path: "home").path, 0o700)
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    port = isListening ? UInt16(bigEndian: address.sin_port) : 0
    try #require(isListening)
  }

  func close() { Foundation.close(listener) }
}
