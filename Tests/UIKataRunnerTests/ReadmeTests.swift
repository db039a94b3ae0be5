import Foundation
import KataTestSupport
import Testing

/// What README shows is what a newcomer sees.
@Suite struct `The README` {
  static let text = try? String(
    contentsOf: URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL,
    encoding: .utf8)

  @Test func `shows a session as it is`() async throws {
    let text = try #require(Self.text)
    let transcript = try #require(text.firstMatch(of: /(?s)```\n\$ make run\n(.*?)\n```/)).1
    let typed = transcript.matches(of: /(?m)^[a-z-]+> (.*)$/).map { "\($0.1)\n" }.joined()
    let folder = try TemporaryFolder()
    let result = try await BuiltCommand(state: folder.url).run([], input: typed)
    // Said only where the compiler takes its time, as beside other tests.
    let shown = result.output.split(separator: "\n").filter { !$0.hasPrefix("One moment") }
    #expect(shown == transcript.split(separator: "\n"))
    #expect(result.errors == "")
  }

  @Test func `shows a replay as it is`() throws {
    let text = try #require(Self.text)
    let block = try #require(text.firstMatch(of: /(?s)```\n\$ uikata replay (\S+)\n(.*?)\n```/))
    let lines = block.2.split(separator: "\n", omittingEmptySubsequences: false)
    let step = try #require(lines.first?.firstMatch(of: /step (\d+) of/)).1
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      BuiltCommand.path, ["replay", String(block.1)],
      environment: BuiltCommand(state: folder.url).environment, columns: 60, rows: lines.count)
    try terminal.wait(for: "step 1 of")
    terminal.type("\(step)\r")
    try terminal.wait(for: String(lines[0]))
    try terminal.wait("the screen in README") { $0.text == block.2 }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `prints an answer that gets the verdict it says`() async throws {
    let text = try #require(Self.text)
    let line = try #require(
      text.firstMatch(of: /printf '(.*?)\\n' \| uikata answer (\S+) --json/))
    let folder = try TemporaryFolder()
    let result = try await BuiltCommand(state: folder.url)
      .run(["answer", String(line.2), "--json"], input: "\(line.1)\n")
    #expect(result.status == 0)
    #expect(result.output.contains("\"right\":true"))
  }
}
