import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// `uikata check` and the files that learners write.
@MainActor @Suite struct CheckCommandTests {
  let peeling: PeelingFolder
  let home: TemporaryFolder
  private let console = ScriptedConsole([])

  init() throws {
    peeling = try PeelingFolder()
    home = try TemporaryFolder()
  }

  var desk: Desk { desk(console) }

  func desk(
    _ console: ScriptedConsole, edit: @escaping (URL) -> Bool = { _ in false }
  ) -> Desk {
    Desk(
      console: console, aside: { _ in }, folder: peeling.course,
      runner: ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared), state: home.url,
      workbench: Workbench(folder: home.url), edit: edit, version: "1")
  }

  var file: URL { home.url.appending(path: "answers/kitchen/peeling.swift") }

  private func write(_ text: String, to name: String = "basket.swift") throws -> String {
    try home.write(text, to: name)
    return home.url.appending(path: name).path
  }

  @Test func `says of each check whether it holds, and what the mistake is`() async throws {
    let path = try write(Peeling.answer("fruits.map { fruit in \"peeled \" + fruit }"))
    #expect(try await CheckCommand("peeling", file: path).run(at: desk) == .wrong)
    let shown = console.transcript
    #expect(shown.hasPrefix("  ✓ peels each\n  ✗ leaves out the rotten\n      the smallest of"))
    #expect(shown.contains("\n        yours   [\"peeled rotten\"]\n        wanted  []\n"))
    #expect(
      shown.hasSuffix(
        "  ✓ takes an empty basket\n✗ 2 of 3 checks hold.\n"
          + "  That looks like this: rotten ones stay.\n"))
  }

  @Test func `is preceded by examples, as text and as data`() async throws {
    #expect(try await ShowCommand("peeling", seed: 4).run(at: desk) == .done)
    #expect(
      console.transcript.hasSuffix(
        """

        An example
          leaves out the rotten
            fig
            wanted  ["peeled fig"]

        """))
    _ = try await ShowCommand("peeling", seed: 4, output: .json).run(at: desk)
    #expect(
      console.transcript.contains(
        #""examples":[{"check":"leaves out the rotten","shows":"fig","wanted":"[\"peeled fig\"]"}]"#
      ))
  }

  @Test func `as data has the promised keys`() async throws {
    let right = try write(Peeling.solution)
    #expect(try await CheckCommand("peeling", file: right, isJSON: true).run(at: desk) == .done)
    #expect(
      console.transcript
        == #"{"changedDriver":null,"checks":[{"detail":"","name":"peels each","passed":true},"#
        + #"{"detail":"","name":"leaves out the rotten","passed":true},"#
        + #"{"detail":"","name":"takes an empty basket","passed":true}],"compiler":[],"#
        + #""crash":null,"id":"kitchen/peeling","mistake":null,"right":true,"seed":1}"# + "\n")
  }

  @Test func `as data names a crash's line, and what the compiler refuses`() async throws {
    let trap = try write(Peeling.answer("[fruits[0]]"))
    _ = try await CheckCommand("peeling", file: trap, isJSON: true).run(at: desk)
    #expect(console.transcript.contains(#""crash":{"line":2,"message":"Index out of range"}"#))
    let typo = try write(Peeling.answer("fruit"), to: "typo.swift")
    _ = try await CheckCommand("peeling", file: typo, isJSON: true).run(at: desk)
    #expect(
      console.transcript.contains(
        #""compiler":[{"column":3,"line":2,"message":"cannot find 'fruit' in scope","severity":"error"}]"#
      ))
  }

  @Test func `says where the driver isn't the one that was recorded`() async throws {
    let recording = CourseRecording(folder: peeling.course, runner: desk.runner)
    #expect(await recording.run(report: { _ in }).isEmpty)
    let aside = Aside()
    var desk = desk
    desk.aside = { aside.lines.append($0) }
    let path = try write(Peeling.solution)
    _ = try await CheckCommand("peeling", file: path, isJSON: true).run(at: desk)
    #expect(console.transcript.hasPrefix(#"{"changedDriver":false,"#))
    #expect(aside.lines == [])
    let driver = peeling.url.appending(path: "kitchen/peeling/Driver.swift")
    try #"Kata.check("passes") { _ in "always" }"#.write(
      to: driver, atomically: true, encoding: .utf8)
    _ = try await CheckCommand("peeling", file: path, isJSON: true).run(at: desk)
    #expect(console.transcript.contains(#"{"changedDriver":true,"#))
    #expect(
      aside.lines == [
        "uikata: the driver or the solution of 'kitchen/peeling' isn't the one that was recorded, so a "
          + "verdict on your file may be wrong; 'git checkout' brings it back, or 'uikata course record' "
          + "takes it"
      ])
  }

  private final class Aside { var lines: [String] = [] }

  @Test func `takes the learner's own file, which is the starter at first`() async throws {
    #expect(try await CheckCommand("peeling").run(at: desk) == .wrong)
    #expect(try String(contentsOf: file, encoding: .utf8) == Peeling.exercise.starter)
    try Peeling.solution.write(to: file, atomically: true, encoding: .utf8)
    #expect(try await CheckCommand("peeling").run(at: desk) == .done)
  }

  @Test(arguments: [
    "missing.swift", "folder", "zeros.swift", "bytes.swift", "long.swift", "huge.swift", "pipe",
  ])
  func `refuses what is no file of text`(name: String) async throws {
    let path = home.url.appending(path: name)
    switch name {
    case "folder":
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    case "zeros.swift": try Data([0x2f, 0x2f, 0]).write(to: path)
    case "bytes.swift": try Data([0x2f, 0x2f, 0xff]).write(to: path)
    case "long.swift": try Data(repeating: 0x20, count: 300 << 10).write(to: path)
    case "huge.swift":
      try Data().write(to: path)
      truncate(path.path, 100 << 20)
    case "pipe": mkfifo(path.path, 0o600)
    default: break
    }
    await #expect(throws: CommandFailure.self) {
      try await CheckCommand("peeling", file: path.path).run(at: desk)
    }
  }

  /// Clears the screen, rings, paints red, turns the writing round.
  private nonisolated static let escapes = "\u{1b}[2J\u{7}\u{9b}31m\u{202e}\r"

  @Test(
    arguments: [
      Peeling.answer("fatalError(\"boom \\u{1b}[2J\\u{7}\\u{9b}31m\\u{202e}\\r\")"),
      Peeling.answer("[\"fig \\u{1b}[2J\\u{7}\\u{9b}31m\\u{202e}\\r\"]"),
      Peeling.answer("[fruit] // \(escapes)"),
      "func peel\u{9b}() {}\n" + Peeling.answer("[]"),
      Peeling.answer("print(\"\\u{1b}[2J\"); exit(1)", before: "import Foundation\n"),
    ], [false, true])
  func `can't have the terminal do anything`(source: String, isJSON: Bool) async throws {
    let path = try write(source, to: "basket\(Self.escapes).swift")
    #expect(try await CheckCommand("peeling", file: path, isJSON: isJSON).run(at: desk) == .wrong)
    let obeyed = console.transcript.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.properties.generalCategory == .control || scalar == "\u{202e}")
    }
    #expect(obeyed.isEmpty, "\(console.transcript.debugDescription)")
    #expect(console.transcript.contains("\u{1b}") == false)
  }

  @Test func `of somebody else's is tried the same way in a sandbox`() async throws {
    let path = try write(Peeling.solution)
    let check = CheckCommand("peeling", file: path, isSandboxed: true)
    let defence = await desk.runner.defence()
    if defence.confinement == .limits { try Test.cancel("\(defence.obstacle ?? "")") }
    #expect(try await check.run(at: desk) == .done)
    #expect(console.transcript.hasPrefix("  ✓ peels each\n"))
    #expect(console.transcript.contains("  ✓ takes an empty basket\n✓ Right.\n"))
  }

  @Test(arguments: [false, true])
  func `of somebody else's isn't tried where nothing confines it`(isJSON: Bool) async throws {
    let path = try write(Peeling.solution)
    let check = CheckCommand("peeling", file: path, isSandboxed: true, isJSON: isJSON)
    var bare = desk
    bare.runner = ProgramRunner(
      dialect: .plainSwift, cache: CompilerCache.shared,
      defence: Defence(.limits, obstacle: "'bwrap' is missing"))
    await #expect {
      try await check.run(at: bare)
    } throws: { error in
      guard let failure = error as? CommandFailure else { return false }
      return failure.exitStatus == .broken
        && failure.sentence(style: console.style)
          == "nothing confines code that isn't yours: 'bwrap' is missing; "
          + "'uikata doctor' says what to do"
    }
    #expect(console.transcript == "")
  }

  @Test func `of somebody else's may not be a link to what only the checker can read`()
    async throws
  {
    let secret = try write("let secret = fruits\n", to: "secret.swift")
    let link = home.url.appending(path: "link.swift")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: secret)
    await #expect {
      try await CheckCommand("peeling", file: link.path, isSandboxed: true).run(at: desk)
    } throws: { error in
      (error as? CommandFailure)?.sentence(style: console.style)
        == "'\(link.path)' is a link, and may be one to anything; give the file itself"
    }
    // One's own desk may be arranged as one likes.
    #expect(try await CheckCommand("peeling", file: link.path).run(at: desk) == .wrong)
  }

  @Test func `a watched file is checked at each save, until every check holds`() async throws {
    let answers = [Peeling.answer("fruits.map { \"peeled \" + $0 }"), Peeling.solution]
    let place = file
    let status = try await WatchCommand().run(at: desk) { file in
      #expect(file == place)
      nonisolated(unsafe) var left = answers[...]
      return AsyncStream {
        guard let text = left.popFirst() else { return nil }
        try? text.write(to: file, atomically: true, encoding: .utf8)
        return .saved
      }
    }
    #expect(status == .done)
    #expect(console.transcript.contains("It is checked at each save."))
    #expect(
      console.transcript.contains(
        "  ✓ takes an empty basket\n✗ 2 of 3 checks hold.\n"
          + "  That looks like this: rotten ones stay.\n  checked in "))
    #expect(
      console.transcript.contains("  ✓ takes an empty basket\n✓ Right, at the second try.\n"))
  }

  @Test func `answers in lines are for other katas`() async throws {
    await #expect {
      try await AnswerCommand("peeling", text: "peel").run(at: desk)
    } throws: { error in
      (error as? CommandFailure)?.sentence(style: console.style)
        == "'kitchen/peeling' is a kata to write code for; 'uikata check' tries your file"
    }
  }

}
