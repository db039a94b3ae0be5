import Foundation
import KataTestSupport
import Testing

/// The real command on a terminal of its own, stepping through a program about fruit.
@Suite struct `A replay's keys` {
  private let fruit: BasketFolder
  private let state: TemporaryFolder

  init() throws {
    fruit = try BasketFolder()
    state = try TemporaryFolder()
  }

  private func start(
    _ arguments: [String], _ changes: [String: String?] = [:], columns: Int = 60
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltCommand.path, arguments + ["--katas", fruit.url.path],
      environment: BuiltCommand(state: state.url, changes).environment, columns: columns)
  }

  private func end(_ terminal: PseudoTerminal) throws {
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isCanonicalWithEcho)
    let shown = String(decoding: terminal.output, as: UTF8.self)
    #expect(shown.contains("\u{1B}[?1049h"))
    #expect(shown.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func `go on and back, to a step and to a text`() throws {
    let terminal = try start(["replay", "wash"])
    try terminal.wait(for: "basket/wash · step 1 of 3 · line 2 · 0 s\nApple.wash")
    for (keys, step) in [
      (" ", "step 2"), ("j", "step 3"), ("k", "step 2"), ("\u{1B}[A", "step 1"),
      ("\u{1B}[B", "step 2"), ("\u{1B}OC", "step 3"), ("\u{1B}[D", "step 2"), ("g", "step 1"),
      ("G", "step 3"), ("2\r", "step 2"), ("/apple.w\r", "step 1"), ("\u{1B}[F", "step 3"),
      ("\u{1B}[1~", "step 1"),
    ] {
      terminal.type(keys)
      try terminal.wait(for: step)
    }
    terminal.type("b")
    try terminal.wait(for: "This is the first step.")
    terminal.type("h")
    try terminal.wait(for: "A replay: what the program did, a step at a time.")
    terminal.type("xq")
    try end(terminal)
  }

  @Test func `are all that leaves, and a new size is followed`() throws {
    let terminal = try start(["replay", "wash"], ["NO_COLOR": "1"])
    try terminal.wait(for: "step 1 of 3")
    #expect(!terminal.isCanonicalWithEcho)
    terminal.resize(columns: 100, rows: 30)
    try terminal.wait(for: "── printed " + String(repeating: "─", count: 89))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[1m"))
    terminal.type("\u{3}")
    try end(terminal)
  }

  @Test func `work in a session, after the answer`() throws {
    let terminal = try start(["--seed", "1"], columns: 80)
    try terminal.wait(forCursorBehind: "wash> ")
    terminal.type("replay\r")
    try terminal.wait(for: "`replay` would give the answer away".replacing("`", with: ""))
    terminal.type("c a b\r")
    try terminal.wait(for: "✓ Right")
    terminal.type("replay\r")
    try terminal.wait(for: "step 1 of 3")
    terminal.type("Gqquit\r")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isCanonicalWithEcho)
    #expect(String(decoding: terminal.output, as: UTF8.self).hasSuffix("Until next time.\r\n"))
  }

  @Test func `aren't asked for where the cursor can't be moved`() throws {
    let terminal = try start(["replay", "wash"], ["TERM": "dumb"])
    try terminal.wait(for: "step 3 of 3 · line 4 · 0 s\n  Apple.peel\n  4  print(\"Apple.peel\")")
    #expect(try terminal.waitForEnd() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `a signal brings the terminal's own screen back`() throws {
    let terminal = try start(["replay", "wash"])
    try terminal.wait(for: "step 1 of 3")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == 128 + SIGTERM)
    #expect(terminal.isCanonicalWithEcho)
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?1049l"))
  }

  @Test func `a pipe gets all steps, and a page is written`() async throws {
    let command = BuiltCommand(state: state.url)
    let list = try await command.run(["replay", "wash", "--katas", fruit.url.path])
    #expect(
      list.output == """
        step 1 of 3 · line 2 · 0 s
          Apple.wash
          2    print("\\(fruit).wash")

        step 2 of 3 · line 2 · 0 s
          Pear.wash
          2    print("\\(fruit).wash")

        step 3 of 3 · line 4 · 0 s
          Apple.peel
          4  print("Apple.peel")

        """)
    let page = state.url.appending(path: "wash.html").path
    let written = try await command.run(
      ["replay", "wash", "--html", page, "--katas", fruit.url.path])
    #expect(written.status == 0)
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<h1>basket/wash</h1>"))
    let choice = try await command.run(["replay", "ripen", "--katas", fruit.url.path])
    #expect(choice.status == 2)
    #expect(
      choice.errors == "uikata: 'basket/ripen' has no program to step through; a kata that asks "
        + "what a program does has one\n")
  }
}
