import Foundation
import KataCourse
import Testing

/// Whatever the runner says to learners stands in the catalogue, so that another language has it too.
@Suite struct SentencesElsewhereTests {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources")
    .standardizedFileURL

  /// Where a text of two words is none of the catalogue's, and why.
  private static let exceptions = [
    "KataCourse/Checking/": "what authors read, who write English",
    "KataCourse/Course/": "what authors read, who write English",
    "KataCourse/Questions/MarkedProgram.swift": "what authors read, who write English",
    "KataCourse/Questions/OpenProgram.swift": "marks in an author's program",
    "KataConsole/Commands/CourseCommands.swift": "what authors read, who write English",
    "KataCourse/Programs/": "for authors and for the catalogue, which has sentences for each case",
    "KataCourse/Coding/Observations.swift": "how a driver ended, in records",
    "KataCourse/Coding/DriverKit.swift": "Swift",
    "KataCourse/Progress/": "SQL",
    "KataCourse/Review/WordIndex.swift": "SQL",
    "KataCourse/Scratchpad/": "Swift",
    "KataConsole/Commands/Rules/OrderOverview.swift": "short names of callbacks, in columns",
    "KataConsole/Commands/WorkspaceCommand.swift": "Swift",
    "KataConsole/Replay/ReplayPage+Behaviour.swift": "CSS and JavaScript",
    "KataConsole/Replay/ReplayPage.swift": "HTML, CSS and JavaScript",
    "KataConsole/Reports/HTMLPage.swift": "HTML and CSS",
    "KataTrace/PictureWords.swift": "the catalogue's English, which programs print too",
    "KataTrace/TreeOutline.swift": "what a program prints",
    "UIKataRunner/Arguments/Invocation+Parsing.swift": "what authors read, who write English",
    "UIKataRunner/Arguments/ShellCompletion.swift": "the shells' languages",
    "UIKataRunner/Dialect/": "Swift, and the compiler's own words",
    "UIKataRunner/Terminal/EditlineConsole.swift": "libedit's list of functions",
    "UIKataRunner/Wiring/UIKata.swift": "Swift",
  ]

  private struct Text: Hashable {
    var path: String
    var text: String
  }

  private func texts() throws -> [Text] {
    try ["KataConsole", "KataCourse", "KataTrace", "UIKataRunner"].flatMap { module in
      let folder = Self.sources.appending(path: module)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return SwiftSource(source).tokens
          .filter { $0.kind == .text && $0.text.contains(#/[A-Za-z']{2,} [A-Za-z']{2,}/#) }
          .map { Text(path: "\(module)/\(path)", text: $0.text) }
      }
    }
  }

  @Test func `no sentence stands outside of the catalogue`() throws {
    let outside = try texts().filter { !$0.path.contains("/Words/") }
    let strays = outside.filter { text in
      !Self.exceptions.keys.contains { text.path.hasPrefix($0) }
    }
    #expect(strays.map { "\($0.path): \($0.text)" } == [])
    let needless = Self.exceptions.keys.filter { prefix in
      !outside.contains { $0.path.hasPrefix(prefix) }
    }
    #expect(needless.sorted() == [])
  }
}
