import Foundation
import KataTestSupport
import Testing

/// A driver looks at what an answer does and never at how. These go other ways than the solution.
@Suite struct `Answers that go another way` {
  /// A folder in it is a kata, the files there are answers to it.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Programs/Answers").standardizedFileURL
  private static let katas = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Katas").standardizedFileURL

  /// Paths in the folder, such as `lists/right-avatar/Token.swift`.
  static let answers =
    FileManager.default.subpaths(atPath: folder.path)?
    .filter { $0.hasSuffix(".swift") }.sorted() ?? []

  @Test func `there are some`() {
    #expect(Self.answers.count >= 12)
  }

  @Test(arguments: answers)
  func `are right as well`(answer: String) async throws {
    let state = try TemporaryFolder()
    let file = Self.folder.appending(path: answer)
    let kata = answer.split(separator: "/").dropLast().joined(separator: "/")
    let result = try await BuiltCommand(state: state.url)
      .run(["check", kata, file.path, "--katas", Self.katas.path])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }
}
