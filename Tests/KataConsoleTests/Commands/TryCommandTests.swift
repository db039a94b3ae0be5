import Foundation
import KataCourse
import KataTestSupport
import Testing

@testable import KataConsole

/// `uikata try`, with Swift alone.
@MainActor @Suite struct TryCommandTests {
  private let fruit: BasketFolder
  private let home: TemporaryFolder

  init() throws {
    fruit = try BasketFolder()
    home = try TemporaryFolder()
  }

  private func desk(_ console: ScriptedConsole) -> Desk {
    Desk(
      console: console, aside: { _ in }, folder: fruit.course,
      runner: ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared), state: home.url,
      workbench: Workbench(folder: home.url), version: "1")
  }

  /// What a terminal would show.
  private func transcript(
    _ command: TryCommand = TryCommand(), _ script: ScriptedConsole.Step...
  ) async throws -> (text: String, status: Int32, console: ScriptedConsole) {
    let console = ScriptedConsole(script)
    let status = try await command.run(at: desk(console), mailbox: Mailbox())
    return (console.transcript, status.code, console)
  }

  @Test func `reads like a conversation`() async throws {
    let (text, status, console) = try await transcript(
      TryCommand(), "var basket = [\"Apple\"]", "basket.append(", "  \"Pear\"", ")", "",
      "basket.count",
      "draw", "undo", "undo", "basket", "reset", "undo", "quit", "basket")
    #expect(
      text == """
        A scratchpad: Swift, line by line, on Swift. `help` lists its words.
        try> var basket = ["Apple"]
        try> basket.append(
        ...>   "Pear"
        ...> )
        try> \n\
        try> basket.count
        2
        try> draw
        There is nothing here that could be drawn.
        try> undo
        Taken back: `basket.count`.
        try> undo
        Taken back: `basket.append( …`.
        try> basket
        ["Apple"]
        try> reset
        From the start again.
        try> undo
        There is nothing that could be taken back.
        try> quit

        """)
    #expect(status == 0)
    #expect(
      console.remembered.prefix(5)
        == ["var basket = [\"Apple\"]", "basket.append(", "  \"Pear\"", ")", "basket.count"])
  }

  @Test func `says what the compiler says, and where a line stopped`() async throws {
    let (text, status, _) = try await transcript(
      TryCommand(), "let basket = [1]", "basket[7]", "pear", "basket")
    #expect(
      text.hasSuffix(
        """
        try> basket[7]
        ✗ That stopped at `basket[7]`: Index out of range. Everything is as it
          was before that line.
        try> pear
        try:2:1: error: cannot find 'pear' in scope
        pear
        ^~~~
        try> basket
        [1]
        try> \n
        """))
    #expect(status == 1)
  }

  @Test func `begins with a kata's program, and again at reset`() async throws {
    let (text, status, _) = try await transcript(TryCommand("wash"), "reset", "2")
    #expect(
      text == """
        A scratchpad with `basket/wash`: Swift, line by line, on Swift. `help`
        lists its words.

           1  for fruit in ["Apple", "Pear"] {
           2    print("\\(fruit).wash")
           3  }
           4  print("Apple.peel")

        Apple.wash
        Pear.wash
        Apple.peel
        try> reset
        From the start again.
        Apple.wash
        Pear.wash
        Apple.peel
        try> 2
        2
        try> \n
        """)
    #expect(status == 0)
  }

  @Test func `as data tells each line, and nothing else`() async throws {
    let (text, status, _) = try await transcript(
      TryCommand(isJSON: true), "print(1); 2", "nix", "undo", "draw")
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("{") }
    let times = /"seconds":[0-9.]+/
    let timeless = lines.map { String($0).replacing(times, with: "\"seconds\":0") }
    let expected: [String] = [
      """
      {"compiler":[],"crash":null,"input":"print(1); 2","lost":[],"outcome":"done",\
      "output":"1\\n2\\n","seconds":0,"status":null,"values":["2"]}
      """,
      """
      {"compiler":[{"column":1,"line":2,"message":"cannot find 'nix' in scope",\
      "severity":"error"}],"crash":null,"input":"nix","lost":[],"outcome":"rejected",\
      "output":"","seconds":0,"status":null,"values":[]}
      """,
      "{\"undone\":[\"print(1); 2\"]}", "{\"picture\":\"\"}",
    ]
    #expect(timeless == expected)
    #expect(status == 1)
  }

  @Test(arguments: [
    ("view.fr", ["view.frame"]), ("let a = view.", ["view.bounds", "view.frame"]),
    ("let a = f(View().b", ["f(View().bounds"]), ("vIEW", ["View", "view"]), ("v", ["view"]),
    ("view.window", []), ("", []),
  ])
  func `completes the last name of what was typed`(text: String, offered: [String]) {
    let completion = ScratchpadCompletion(
      names: ["View", "view"], vocabulary: ["bounds", "frame"], isFirstLine: true)
    #expect(completion.candidates(for: text) == offered)
  }

  @Test func `completes what was declared, and the words where a line begins`() async throws {
    let (_, _, console) = try await transcript(
      TryCommand(), "struct Undo {}; let undersized = 1", .complete("und"), .complete("1 + und"),
      .complete("f(und"),
      .complete(""), "undersized")
    #expect(
      console.offered == [["undo", "undersized"], ["undersized"], ["f(undersized"], []])
  }

  @Test func `drops an unfinished line at Ctrl-C, and runs it at the end of input`() async throws {
    let (text, _, _) = try await transcript(
      TryCommand(), "func f() {", .input(.interrupted), "1 +")
    #expect(
      text.hasSuffix(
        """
        try> func f() {
        ...> ^C
        try> 1 +
        ...> \n\
        try:1:5: error: expected expression after operator
        1 +
            ^

        """))
  }

  @Test func `lets a declared name go before a word`() async throws {
    let (text, _, _) = try await transcript(TryCommand(), "let draw = 5", "draw")
    #expect(text.contains("try> draw\n5\n"))
  }

  @Test func `refuses a kata without a program, and rules that are none`() async throws {
    let console = ScriptedConsole([])
    await #expect(throws: CommandFailure.self) {
      try await TryCommand("ripen").run(at: desk(console), mailbox: Mailbox())
    }
    await #expect(throws: CommandFailure.self) {
      try await TryCommand(rules: "[]").run(at: desk(console), mailbox: Mailbox())
    }
    #expect(console.transcript == "")
  }

  @Test func `opens from a session after the answer, and comes back to it`() async throws {
    let console = ScriptedConsole(["try", "c a b", "try", "let a = 20", "a + 1", "quit", "quit"])
    let mailbox = Mailbox()
    _ = try await CourseCommand(
      at: desk(console), mailbox: mailbox, seed: 1, patience: .seconds(600)
    ).run()
    let text = console.transcript
    #expect(text.contains("wash> try\n`try` comes after the answer.\n"))
    #expect(
      text.contains(
        """
        wash> try
        A scratchpad with `basket/wash`: Swift, line by line, on Swift. `help`
        lists its words.
        Apple.wash
        Pear.wash
        Apple.peel
        try> let a = 20
        try> a + 1
        21
        try> quit
        Back at `basket/wash`.
        wash> quit
        """))
  }
}
