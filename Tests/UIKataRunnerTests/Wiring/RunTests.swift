import Foundation
import KataTestSupport
import Testing

/// `uikata run`: programs between pipes.
@Suite struct RunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ source: String, _ options: String..., input: String = ""
  ) async throws -> BuiltCommand.Result {
    let file = try folder.write(source, to: "Feed.swift")
    return try await BuiltCommand(state: folder.url)
      .run(["run", file.path] + options, input: input)
  }

  @Test func `input and output pass untouched`() async throws {
    let result = try await run(
      "while let line = readLine() { print(line.uppercased(), terminator: \"|\") }",
      input: "feed\n\u{1B}карта\n")
    #expect(result.output == "FEED|\u{1B}КАРТА|")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `the program's status is passed on`() async throws {
    let result = try await run("import Foundation\nexit(7)")
    #expect(result.status == 7)
  }

  @Test func `a program that doesn't compile is told in the compiler's words`() async throws {
    let result = try await run("let photo: Int = \"card\"\n")
    let file = folder.url.appending(path: "Feed.swift").path
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        "\(file):1:18: error: cannot convert value of type 'String' to specified type 'Int'\n"))
  }

  @Test func `a crash is named by its line`() async throws {
    let result = try await run("print(\"one\")\nlet cards: [Int] = []\nprint(cards[3])\n")
    #expect(result.output == "one\n")
    #expect(result.errors.contains("crashed at line 3"))
    #expect(result.status == 128 + SIGTRAP || result.status == 128 + SIGILL)
  }

  @Test func `a program may belong to the main actor by default`() async throws {
    let source = "import UIKit\nfunc badge() -> UIView { UIView() }\nprint(badge().tag)\n"
    #expect(try await run(source).status == 1)
    #expect(try await run(source, "--approachable").output == "0\n")
  }

  @Test func `a program may be written in the language mode before Swift 6`() async throws {
    let source = """
      import UIKit
      import KataStage
      class Feed: UIViewController {
        let label = UILabel()
        func load() {
          DispatchQueue.global().async {
            self.label.text = "loaded"
          }
        }
      }
      let feed = Feed()
      let stage = Stage(feed)
      feed.load()
      stage.settle()
      print(feed.label.text ?? "nothing")
      """
    let file = folder.url.appending(path: "Feed.swift").path
    #expect(try await run(source).status == 1)
    let result = try await run(source, "--swift-5")
    #expect(result.output == "loaded\n")
    #expect(
      result.errors == """
        Main Thread Checker: UI API called on a background thread: -[UILabel setText:] at \(file):7

        """)
  }

  @Test func `a run as data`() async throws {
    let result = try await run("print(\"one\")", "--json")
    #expect(
      result.output
        == #"{"alive":[],"compiler":[],"crash":null,"errors":"","output":"one\n","status":0}"#
        + "\n")
  }

  @Test func `a run as data names who holds a screen that no window shows`() async throws {
    let source = """
      import KataStage
      import UIKit
      final class Detail: UIViewController {}
      let stage = Stage(UIViewController())
      @MainActor func leave() {
        let detail = Detail()
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { _ = detail }
      }
      leave()
      """
    let result = try await run(source, "--json")
    #expect(
      result.output.contains(
        #""alive":[{"name":"Detail","owners":["RunLoop.main","closure","Detail"]}]"#))
  }

  @Test func `rules that are no object are refused`() async throws {
    let result = try await run("print(1)", "--rules", "push")
    #expect(result.errors == "uikata: rules must be a JSON object, unlike 'push'\n")
    #expect(result.status == 2)
  }
}
