import Foundation
import KataTestSupport
import Testing

/// The real command on a terminal of its own, with an editor on the same terminal.
@Suite struct EditorSessionTests {
  /// Reads from the terminal, as editors do, and saves what was typed.
  private static let editor = """
    #!/bin/sh
    printf 'editor> '
    read line < /dev/tty
    printf 'func peeled(_ fruits: [String]) -> [String] {\\n  %s\\n}\\n' "$line" > "$1"
    """

  @Test func `an editor gets the terminal, and its file is checked when it closes`() throws {
    let (peeling, home) = (try PeelingFolder(), try TemporaryFolder())
    try home.write(Self.editor, to: "editor")
    let editor = home.url.appending(path: "editor").path
    chmod(editor, 0o755)
    let command = BuiltCommand(
      state: home.url, ["EDITOR": editor, "VISUAL": nil, "XDG_DATA_HOME": home.url.path])
    let terminal = try PseudoTerminal(
      BuiltCommand.path, ["--katas", peeling.url.path, "--seed", "1"],
      environment: command.environment, columns: 80)
    try terminal.wait(forCursorBehind: "peeling> ")
    terminal.type("edit\r")
    try terminal.wait(forCursorBehind: "editor> ")
    terminal.type("fruits.map { \"peeled \" + $0 }\r")
    try terminal.wait(for: "✗ 2 of 3 checks hold.")
    try terminal.wait(for: "That looks like this: rotten ones stay.")
    try terminal.wait(forCursorBehind: "peeling> ")
    terminal.type("quit\r")
    try terminal.wait(for: "Until next time.")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isCanonicalWithEcho)
  }
}
