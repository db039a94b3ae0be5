import Foundation
import KataTestSupport
import Testing

/// The real command on a terminal of its own, into which code is pasted.
@Suite struct PasteTests {
  @Test func `a paste of many lines goes into the file whole, tabs and empty lines too`() throws {
    let (peeling, home) = (try PeelingFolder(), try TemporaryFolder())
    let command = BuiltCommand(state: home.url, ["XDG_DATA_HOME": home.url.path])
    let terminal = try PseudoTerminal(
      BuiltCommand.path, ["--katas", peeling.url.path, "--seed", "1"],
      environment: command.environment, columns: 80)
    try terminal.wait(forCursorBehind: "peeling> ")
    let filler = (1...120).map { "  // Line \($0) of a long paste, which has to arrive whole.\n" }
    let text =
      "\tfunc peeled(_ fruits: [String]) -> [String] {\n\n" + filler.joined()
      + "\t\tlet text = \"\"\"\n\t\t\tquit\ta\n\t\t\t\"\"\"\n\t\t_ = text\n\t\treturn bare(fruits)\n\t}\n\n"
      + "func bare(_ fruits: [String]) -> [String] {\n"
      + "  fruits.filter { $0 != \"rotten\" }.map { \"peeled \" + $0 }\n}\n\n"
    terminal.type(text.replacing("\n", with: "\r"))
    try terminal.wait(for: "In your file: peeled(_:) and bare(_:) (new).")
    try terminal.wait(for: "✓ Right.")
    terminal.type("quit\r")
    try terminal.wait(for: "Until next time.")
    #expect(try terminal.waitForEnd() == 0)
    let file = home.url.appending(path: "uikata/answers/kitchen/peeling.swift")
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == String(text.dropFirst().dropLast()))
  }
}
