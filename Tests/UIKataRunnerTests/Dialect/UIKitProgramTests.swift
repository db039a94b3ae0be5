import Foundation
import KataCourse
import KataTestSupport
import Testing

@testable import UIKataRunner

@Suite struct `A program on the model` {
  @Test func `imports UIKit`() async throws {
    let run = try await Model.run(
      "import UIKit\nfinal class List: UIViewController {}\nprint(List() is UIResponder)")
    #expect(run.output == "true\n")
    #expect(run.errors == "")
    #expect(run.ending == .exited(0))
  }

  @Test func `reaches private methods by name, and sees its crash line`() async throws {
    let run = try await Model.run(
      """
      import UIKit
      final class Feed: UIViewController {
        @objc private func refresh() { print("refresh") }
        @objc func show(_ photo: Any) { print("show", photo) }
        func start() {
          perform(#selector(refresh))
          perform(#selector(show), with: 7)
          perform(#selector(UIViewController.viewDidLoad))
          perform(Selector("missing"))
        }
      }
      Feed().start()
      """)
    #expect(run.output == "refresh\nshow 7\n")
    #expect(
      run.ending
        == .crashed(
          ProgramRun.Crash(
            line: 9, column: 5,
            message: "-[Feed missing]: unrecognized selector sent to instance", signal: SIGILL)))
  }

  @Test func `reaches methods of the main actor in classes that aren't`() async throws {
    let run = try await Model.run(
      """
      import UIKit
      final class Loader: NSObject {
        @MainActor @objc func show() { print("show", Thread.isMainThread) }
        @MainActor @objc func load(_ photo: Any) { print("load", photo) }
        @MainActor @objc func move(_ photo: Any, to list: Any) { print("move", photo, list) }
      }
      let loader = Loader()
      loader.perform(#selector(Loader.show))
      loader.perform(#selector(Loader.load), with: 7)
      loader.perform(#selector(Loader.move), with: 7, with: "Feed")
      """)
    #expect(run.output == "show true\nload 7\nmove 7 Feed\n")
    #expect(run.ending == .exited(0))
  }

  @Test func `a selector without @objc is refused where it stands`() async throws {
    let source = """
      import UIKit
      final class Feed: UIViewController {
        func refresh() {}
        func start() { perform(#selector(refresh)) }
      }
      """
    let program = Program(source: source, fileName: "Feed.swift")
    guard case .rejected(let diagnostics, let rendered) = try await Model.runner().compile(program)
    else {
      Issue.record("the compiler took it")
      return
    }
    #expect(diagnostics.map(\.line) == [4])
    #expect(
      rendered == """
        Feed.swift:4:26: error: argument of '#selector' refers to instance method 'refresh()' \
        that is not exposed to Objective-C
          func start() { perform(#selector(refresh)) }
                                 ^

        """)
  }

  @Test func `may import Foundation too`() async throws {
    let run = try await Model.run(
      """
      import Foundation
      import Dispatch
      import UIKit
      let start = Date()
      let host = Foundation.URL(string: "https://example.org/feed")?.host
      DispatchQueue.main.async { print("later") }
      try await Task.sleep(for: .seconds(3600))
      print(Date().timeIntervalSince(start), RunLoop.main is UIKit.RunLoop, host ?? "")
      """)
    #expect(run.output == "later\n3600.0 true example.org\n")
    #expect(run.seconds < 60)
    #expect(run.errors == "")
  }

  struct Trap: Sendable {
    var source: String
    var line: Int?
    var message: String
  }

  @Test(arguments: [
    Trap(
      source: "let card: Any = 1\nprint(card as! String)", line: 3,
      message: "Could not cast value of type 'Swift.Int' to 'Swift.String'."),
    Trap(
      source: """
        final class Photo {}
        final class Badge { unowned let photo: Photo; init(_ photo: Photo) { self.photo = photo } }
        func make() -> Badge { Badge(Photo()) }
        let badge = make()
        print(badge.photo)
        """, line: 6,
      message: "Attempted to read an unowned reference but object was already destroyed"),
    // The compiler notes no line where a closure reads what it captured.
    Trap(
      source: """
        final class Photo {
          func later() -> () -> Void {
            { [unowned self] in show() }
          }
          func show() {}
        }
        func make() -> () -> Void { Photo().later() }
        make()()
        """, line: nil,
      message: "Attempted to read an unowned reference but object was already destroyed, "
        + "in closure #1 in Photo.later()"),
  ])
  func `names the line of what the runtime aborts`(trap: Trap) async throws {
    let run = try await Model.run("import UIKit\n" + trap.source)
    guard case .crashed(let crash) = run.ending else {
      Issue.record("\(run.ending)")
      return
    }
    #expect(crash.line == trap.line)
    #expect(crash.message == trap.message)
    #expect(crash.signal == SIGABRT)
  }

  @Test func `crashes without the runtime's notice`() async throws {
    let runner = try Model.runner()
    let program = Program(source: "import UIKit\nfatalError(\"no such photo\")")
    guard case .executable(let executable) = try await runner.compile(program) else {
      Issue.record("rejected")
      return
    }
    let (nothing, errors) = (FileHandle.nullDevice, Pipe())
    let run = try await runner.run(
      executable, limits: Model.limits,
      through: Passage(
        input: nothing.fileDescriptor, output: nothing.fileDescriptor,
        errors: errors.fileHandleForWriting.fileDescriptor))
    try errors.fileHandleForWriting.close()
    #expect(
      run.ending == .crashed(ProgramRun.Crash(line: 2, column: 1, message: "", signal: SIGILL)))
    #expect(
      String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        == "Program/Program.swift:2: Fatal error: no such photo\n")
  }

  @Test func `rules reach it`() async throws {
    let program = Program(
      source: "import UIKit\nprint(UIKitRules.current.runLoop.layoutWaitsForCommit)")
    let truth = try await Model.run(program)
    #expect(truth.output == "true\n")
    let belief = try await Model.run(
      program, rules: "{\"runLoop\": {\"layoutWaitsForCommit\": false}}")
    #expect(belief.output == "false\n")
  }

  @Test func `a missing library says what builds it`() throws {
    let folder = try TemporaryFolder()
    let executable = folder.url.appending(path: "uikata")
    let error = #expect(throws: ModelLibrary.Missing.self) {
      try ModelLibrary.find(executable: executable)
    }
    #expect(
      error?.description == """
        the model 'libKataModels.so' must lie beside '\(executable.path)'; \
        'swift build -c release' in the folder of UIKata builds it
        """)
  }
}
