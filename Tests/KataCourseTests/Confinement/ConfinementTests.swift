import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

@Suite(.serialized) struct `A confined program` {
  static let confining = [Line.user, .bubblewrap]

  @Test(arguments: Line.allCases)
  func `prints, reports and ends as any other`(line: Line) async throws {
    let run = try await PlainSwift.run(
      """
      import Foundation
      print("photo", CommandLine.arguments.count)
      FileHandle(fileDescriptor: 3).write(Data("{}\\n".utf8))
      FileHandle.standardError.write(Data("careful\\n".utf8))
      exit(7)
      """, under: line)
    #expect(run.output == "photo 1\n")
    #expect(run.errors == "careful\n")
    #expect(run.records == ["{}"])
    #expect(run.ending == .exited(7))
  }

  @Test(arguments: Line.allCases)
  func `that traps names the author's line`(line: Line) async throws {
    let run = try await PlainSwift.run("let fruits = [\"fig\"]\nprint(fruits[3])", under: line)
    #expect(
      run.ending
        == .crashed(
          ProgramRun.Crash(line: 2, column: 13, message: "Index out of range", signal: SIGILL)))
    #expect(run.errors == "")
  }

  @Test(arguments: Line.allCases)
  func `is ended by the signal that ends it`(line: Line) async throws {
    let run = try await PlainSwift.run(
      "import Glibc\nkill(getpid(), SIGTERM)\nwhile true {}", under: line)
    #expect(run.ending == .signalled(SIGTERM))
  }

  @Test(arguments: Line.allCases)
  func `may start threads, keep temporary files and read back what it wrote`(
    line: Line
  ) async throws {
    let run = try await PlainSwift.run(
      """
      import Foundation
      let file = FileManager.default.temporaryDirectory.appending(path: "fruit-\\(getpid())")
      try "fig".write(to: file, atomically: true, encoding: .utf8)
      print(try String(contentsOf: file, encoding: .utf8))
      try FileManager.default.removeItem(at: file)
      let group = DispatchGroup()
      for _ in 0..<8 { DispatchQueue.global().async(group: group) { usleep(1000) } }
      group.wait()
      print("done")
      """, under: line)
    #expect(run.output == "fig\ndone\n")
    #expect(run.ending == .exited(0))
  }

  @Test func `finds what it loads where that lies among the machine's temporary files`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("fig", to: "library")
    let path = folder.url.appending(path: "library").path
    var dialect = Dialect.plainSwift
    dialect.runtimeFiles = [path]
    let runner = ProgramRunner(dialect: dialect, cache: CompilerCache.shared)
    let program = try await PlainSwift.executable(
      "import Foundation\nprint((try? String(contentsOfFile: \(path.swiftLiteral), encoding: .utf8)) ?? \"none\")"
    )
    let run = try await runner.run(
      program, limits: PlainSwift.limits, confinement: try await Line.bubblewrap.confinement())
    #expect(run.output == "fig\n")
  }

  @Test(arguments: confining)
  func `is nobody, has no home, and can't become more`(line: Line) async throws {
    let run = try await PlainSwift.run(
      """
      import Glibc
      import Foundation
      print(getuid() != 0 && getuid() == geteuid() && getgid() == getegid())
      print(getgroups(0, nil) == 0 || getuid() == 65534)
      print(setuid(0) == 0)
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      for name in ["CapPrm", "CapEff", "NoNewPrivs"] {
        print(status.split(separator: "\\n").first { $0.hasPrefix(name) }!)
      }
      print(NSHomeDirectory() == "\(NSHomeDirectory())")
      """, under: line)
    #expect(
      run.output == """
        true
        true
        false
        CapPrm:\t0000000000000000
        CapEff:\t0000000000000000
        NoNewPrivs:\t1
        false

        """)
  }

  @Test func `in bubblewrap finds nothing but what it runs on, and writes to nothing of it`()
    async throws
  {
    let run = try await PlainSwift.run(
      """
      import Foundation
      let files = FileManager.default
      for place in ["/home", "/root", "/var", "/sys", "/run", "/etc/passwd", "/usr/share", "/usr/sbin"] {
        if files.fileExists(atPath: place) { print(place) }
      }
      for place in ["/", "/dev", "/kata", "/usr", "/usr/lib", "/etc", "/opt"]
      where files.createFile(atPath: place + "/note", contents: Data()) {
        print("wrote to", place)
      }
      print(try files.contentsOfDirectory(atPath: "/kata").sorted())
      print(try files.contentsOfDirectory(atPath: "/dev").sorted())
      print(try files.contentsOfDirectory(atPath: "/proc").compactMap { Int($0) }.count)
      """, under: .bubblewrap)
    #expect(
      run.output == """
        ["crash", "program"]
        ["null", "urandom"]
        2

        """)
  }

  @Test(arguments: [Line.limits, .user])
  func `leaves nothing behind`(line: Line) async throws {
    let run = try await PlainSwift.run(
      """
      import Foundation
      print(ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]!)
      fflush(nil)
      let none: Int? = nil
      print(none!)
      """, under: line)
    let report = try #require(run.output.firstMatch(of: /output-to=(.+)/)?.1)
    #expect(report.contains("/uikata-"))
    #expect(!FileManager.default.fileExists(atPath: String(report)))
    #expect(
      !report.contains("/uikata-run-")
        || !FileManager.default.fileExists(atPath: String(report.dropLast("/crash".count))))
  }
}

@Suite struct `The line of defence` {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] != nil, "only CI must have it"))
  func `is bubblewrap where the suite has to prove it`() async {
    let defence = await PlainSwift.runner.defence()
    guard case .bubblewrap = defence.confinement else {
      Issue.record("\(defence)")
      return
    }
  }

  @Test func `is found by trying, and not by a file's being there`() async throws {
    let folder = try TemporaryFolder()
    let fake = try folder.write(
      "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n", to: "bwrap")
    chmod(fake.path, 0o755)
    let runner = ProgramRunner(
      dialect: .plainSwift, cache: CompilerCache.shared,
      environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"])
    let defence = await runner.defence()
    #expect(
      defence
        == Defence(
          getuid() == 0 ? .user : .limits,
          obstacle: "bwrap: No permissions to create new namespace"))
  }

  @Test func `is tried once, and again where it was noted and doesn't hold`() async throws {
    guard case .bubblewrap(let real) = await PlainSwift.runner.defence().confinement else {
      try Test.cancel("bubblewrap doesn't work here")
    }
    let folder = try TemporaryFolder()
    let tries = folder.url.appending(path: "tries")
    let broken = folder.url.appending(path: "broken")
    let counting = try folder.write(
      """
      #!/bin/sh
      echo >> '\(tries.path)'
      if [ -e '\(broken.path)' ]; then echo 'no more processes' >&2; exit 1; fi
      exec '\(real.path)' "$@"

      """, to: "bin/bwrap")
    chmod(counting.path, 0o755)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.url.path)/bin:\(environment["PATH"] ?? "")"
    /// As another start of the command has it.
    func runner() -> ProgramRunner {
      ProgramRunner(
        dialect: .plainSwift, cache: folder.url.appending(path: "cache"),
        environment: environment)
    }
    func count() -> Int { (try? String(contentsOf: tries, encoding: .utf8))?.count ?? 0 }

    let defence = await runner().defence()
    #expect(count() == 1)
    #expect(await runner().defence() == defence)
    #expect(count() == 1)

    try folder.write("", to: "broken")
    let executable = try await PlainSwift.executable("print(1)")
    await #expect(throws: ProgramFailure.unconfinable(says: "no more processes")) {
      try await runner().run(executable, confinement: defence.confinement)
    }
    #expect(await runner().defence().obstacle == "no more processes")
  }

  @Test func `that fails while an answer is tried is nobody's wrong answer`() async throws {
    let folder = try TemporaryFolder()
    let fake = try folder.write("#!/bin/sh\necho 'no more processes' >&2\nexit 1\n", to: "bwrap")
    chmod(fake.path, 0o755)
    let bubblewrap = try Bubblewrap(
      environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"], isRoot: getuid() == 0)
    let executable = try await PlainSwift.executable("print(1)")
    await #expect(throws: ProgramFailure.unconfinable(says: "no more processes")) {
      try await PlainSwift.runner.run(executable, confinement: .bubblewrap(bubblewrap))
    }
  }
}
