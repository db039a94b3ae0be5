import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

// A learner's file in a session.
extension CheckCommandTests {
  @Test func `a session edits, checks and resets the file`() async throws {
    nonisolated(unsafe) var saved = [Peeling.answer("fruits.map { \"peeled \" + $0 }")]
    let console = ScriptedConsole(["edit", "reset", "edit", "quit"])
    let desk = desk(console) { file in
      guard let text = saved.popLast() else { return true }
      return (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil
    }
    _ = try await CourseCommand(
      at: desk, mailbox: Mailbox(), seed: 1, patience: .seconds(300)
    ).run()
    let shown = console.transcript
    #expect(shown.contains("Your file:"))
    #expect(shown.contains("✗ 2 of 3 checks hold."))
    #expect(shown.contains("Your file is as it was at the start."))
    #expect(shown.contains("Nothing was saved yet."))
    #expect(try String(contentsOf: file, encoding: .utf8) == Peeling.exercise.starter)
    let kept = home.url.appending(path: "answers/kitchen/peeling.1.swift")
    #expect(
      try String(contentsOf: kept, encoding: .utf8)
        == Peeling.answer("fruits.map { \"peeled \" + $0 }"))
  }

  @Test func `a session puts what is typed into the file and checks it`() async throws {
    let console = ScriptedConsole([
      "check", "func peeled(_ fruits: [String]) -> [String] {", "check",
      .input(.interrupted), "func peeled(_ fruits: [String]) -> [String] {",
      "fruits.map { \"peeled \" + $0 }", "}", "{ fruits }", "peel()", "quit",
    ])
    _ = try await CourseCommand(
      at: desk(console), mailbox: Mailbox(), seed: 1, patience: .seconds(300)
    ).run()
    let shown = console.transcript
    #expect(shown.contains("You can also type a declaration here"))
    #expect(shown.contains("peeling 2> check\npeeling 3> ^C\nDropped. Your file is as it was.\n"))
    #expect(shown.contains("peeling 3> }\nIn your file: `peeled(_:)`.\n  ✓ peels each\n"))
    #expect(
      shown.contains(
        "✗ 2 of 3 checks hold.\n  That looks like this: rotten ones stay.\n\npeeling> "))
    #expect(
      shown.contains("{ fruits }\nYour file is as it was: this kata asks for more than one body."))
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == Peeling.answer("fruits.map { \"peeled \" + $0 }").replacing("  fruits", with: "fruits"))
    #expect(console.remembered == ["check", "quit"])
  }

  @Test func `what is typed can't make the file too long, or a link a file`() async throws {
    let long = "func peel() {/*" + String(repeating: "a", count: 256 << 10) + "*/}"
    _ = try await CheckCommand("peeling").run(at: desk)
    let target = home.url.appending(path: "mine.swift")
    try FileManager.default.moveItem(at: file, to: target)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    let console = ScriptedConsole([.init(stringLiteral: long), "func core() {}", "quit"])
    _ = try await CourseCommand(
      at: desk(console), mailbox: Mailbox(), seed: 1, patience: .seconds(300)
    ).run()
    #expect(
      try String(contentsOf: target, encoding: .utf8)
        == Peeling.exercise.starter + "\nfunc core() {}\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == target.path)
  }

  @Test func `a session without an editor says how to name one`() async throws {
    let console = ScriptedConsole(["edit", "quit"])
    _ = try await CourseCommand(
      at: desk(console), mailbox: Mailbox(), seed: 1, patience: .seconds(300)
    ).run()
    #expect(console.transcript.contains("No editor is named. Set `EDITOR` or `VISUAL`"))
  }
}
