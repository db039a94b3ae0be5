import Foundation
import KataTestSupport
import Testing

/// The real command on a terminal of its own, with the course about fruit.
@Suite struct TerminalSessionTests {
  private let fruit: BasketFolder
  private let state: TemporaryFolder

  init() throws {
    fruit = try BasketFolder()
    state = try TemporaryFolder()
  }

  private func start(
    _ changes: [String: String?] = [:], columns: Int = 80
  ) throws -> PseudoTerminal {
    let command = BuiltCommand(state: state.url, changes)
    return try PseudoTerminal(
      BuiltCommand.path, ["--katas", fruit.url.path, "--seed", "1"],
      environment: command.environment, columns: columns)
  }

  /// At the first prompt.
  private func atPrompt(
    _ changes: [String: String?] = [:], columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try start(changes, columns: columns)
    try terminal.wait(forCursorBehind: "wash> ")
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) throws {
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isCanonicalWithEcho)
  }

  @Test func `an answer is typed and judged`() throws {
    let terminal = try atPrompt()
    terminal.type("c a x\u{7F}b\r")
    try terminal.wait(for: "wash> c a b\n✓ Right.")
    terminal.type("quit\r")
    try terminal.wait(for: "Until next time.")
    try end(terminal)
  }

  @Test func `the cursor moves within the line`() throws {
    let terminal = try atPrompt()
    terminal.type("a b\u{1}c \u{5}\u{1B}[D\u{1B}[D")
    try terminal.wait(forCursorBehind: "wash> c a")
    terminal.type("\r")
    try terminal.wait(for: "wash> c a b\n✓ Right.")
  }

  @Test func `the tab key completes a command, a kata and an item`() throws {
    let terminal = try atPrompt()
    terminal.type("hin\t")
    try terminal.wait(forCursorBehind: "wash> hint ")
    terminal.type("\u{15}basket/c\t")
    try terminal.wait(forCursorBehind: "wash> basket/count ")
    terminal.type("\u{15}app\t")
    try terminal.wait(forCursorBehind: "wash> Apple.")
    terminal.type("\t")
    try terminal.wait("the choices") {
      $0.text.contains("\nApple.wash  ") && $0.beforeCursor == "wash> Apple."
    }
    terminal.type("was\t")
    try terminal.wait(forCursorBehind: "wash> Apple.wash ")
  }

  @Test func `Cyrillic and Chinese are typed, edited and judged`() throws {
    let terminal = try atPrompt()
    terminal.type("count\r")
    try terminal.wait(forCursorBehind: "count 1> ")
    terminal.type("2\r")
    try terminal.wait(forCursorBehind: "count 2> ")
    terminal.type("двя\u{7F}а\r")
    try terminal.wait(for: "count 2> два\n")
    try terminal.wait(forCursorBehind: "count 3> ")
    terminal.type("三四照\u{7F}\u{7F}")
    try terminal.wait(forCursorBehind: "count 3> 三")
    terminal.type("\r")
    try terminal.wait(forCursorBehind: "count 4> ")
    terminal.type("\r")
    try terminal.wait(for: "✓ Right.")
  }

  @Test func `Ctrl-C drops the line and nothing else`() throws {
    let terminal = try atPrompt()
    terminal.type("c a\u{3}")
    try terminal.wait("a fresh prompt") {
      $0.text.hasSuffix("wash> c a^C\nwash>") && $0.beforeCursor == "wash> "
    }
    terminal.type("c a b\r")
    try terminal.wait(for: "✓ Right.")
  }

  @Test func `Ctrl-C stops a running program and the session goes on`() throws {
    try fruit.write("while true {}\nprint(\"Apple.wash\")\n", to: "basket/wash/Program.swift")
    let terminal = try start()
    try terminal.wait(for: "print(\"Apple.wash\")")
    terminal.type("\u{3}")
    try terminal.wait(for: "Stopped. again runs it with other values, skip goes on.")
    terminal.type("skip\r")
    try terminal.wait(forCursorBehind: "ripen> ")
    terminal.type("quit\r")
    try end(terminal)
  }

  @Test func `Ctrl-D on an empty line is goodbye`() throws {
    let terminal = try atPrompt()
    terminal.type("\u{4}")
    try terminal.wait(for: "Until next time.")
    try end(terminal)
  }

  @Test func `Ctrl-Z stops, and the line is there when it goes on`() throws {
    let command = BuiltCommand(state: state.url)
    let script = "\"$0\" --katas \"$1\" --seed 1; echo stopped; read go; fg >/dev/null; echo over"
    let terminal = try PseudoTerminal(
      "/bin/bash", ["-mc", script, BuiltCommand.path, fruit.url.path],
      environment: command.environment)
    try terminal.wait(forCursorBehind: "wash> ")
    terminal.type("c a")
    try terminal.wait(forCursorBehind: "wash> c a")
    terminal.type("\u{1A}")
    try terminal.wait(for: "\nstopped")
    #expect(terminal.isCanonicalWithEcho)
    terminal.type("go\n")
    try terminal.wait(forCursorBehind: "wash> c a")
    terminal.type(" b\r")
    try terminal.wait(for: "✓ Right.")
    terminal.type("\u{4}")
    try terminal.wait(for: "over")
    try end(terminal)
  }

  @Test func `a resized window gets the line anew`() throws {
    let terminal = try atPrompt()
    terminal.type("c a")
    try terminal.wait(forCursorBehind: "wash> c a")
    let before = terminal.output.count
    terminal.resize(columns: 60)
    try terminal.wait("the line drawn anew") { _ in
      String(decoding: terminal.output[before...], as: UTF8.self).contains("wash> c a")
    }
    terminal.type(" b\r")
    try terminal.wait(for: "wash> c a b\n✓ Right.")
    terminal.type("skip\r")
    try terminal.wait(for: "\nbasket/ripen                        choose · 1 min · level 1")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal ends it and the terminal is restored`(number: Int32) throws {
    let terminal = try atPrompt()
    #expect(!terminal.isCanonicalWithEcho)
    terminal.signal(number)
    #expect(try terminal.waitForEnd() == 128 + number)
    #expect(terminal.isCanonicalWithEcho)
  }

  @Test func `a crash restores the terminal`() throws {
    let terminal = try atPrompt()
    terminal.signal(SIGSEGV)
    #expect(try terminal.waitForEnd() == 128 + SIGSEGV)
    #expect(terminal.isCanonicalWithEcho)
  }

  @Test func `the history keeps commands for the next session, and no answers`() throws {
    let first = try atPrompt()
    first.type("hint\r")
    try first.wait(for: "Nobody eats dirt.")
    first.type("b c a\r")
    try first.wait(for: "You peeled before you washed.")
    first.type("\u{4}")
    try end(first)
    let second = try atPrompt()
    second.type("\u{1B}[A")
    try second.wait(forCursorBehind: "wash> hint")
    let kept = try String(contentsOf: state.url.appending(path: "uikata/history"), encoding: .utf8)
    #expect(!kept.contains("b c a"))
  }

  @Test func `the user's own key bindings are read`() throws {
    try state.write("bind ^G ed-insert x\nbind -s ^G solution\n", to: ".editrc")
    let terminal = try atPrompt()
    terminal.type("\u{7}")
    try terminal.wait(forCursorBehind: "wash> solution")
  }

  @Test func `colour is used on a terminal`() throws {
    let terminal = try atPrompt()
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[35mfor\u{1B}[0m"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `NO_COLOR and a dumb terminal get no colour`(changes: [String: String]) throws {
    let terminal = try start(changes)
    try terminal.wait(for: "wash>")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[3"))
    terminal.type("c a b\n")
    try terminal.wait(for: "✓ Right.")
    terminal.type("quit\n")
    try end(terminal)
  }

  @Test func `a locale without UTF-8 gets ASCII alone`() throws {
    let terminal = try atPrompt(["LC_ALL": "C"])
    terminal.type("c a b\r")
    try terminal.wait(for: "+ Right.")
    terminal.type("quit\r")
    try end(terminal)
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test func `a line typed ahead is not lost`() throws {
    let terminal = try start()
    terminal.type("b\rc a b\r")
    try terminal.wait(for: "✓ Right, at the second try.")
  }
}
