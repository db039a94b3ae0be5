import Foundation
import KataTestSupport

@testable import KataCourse

/// A course about fruit: one kata of each kind and form, in Swift alone, in a folder of its own.
final class FruitFolder: Sendable {
  private let folder: TemporaryFolder

  var url: URL { folder.url }
  var courseFolder: CourseFolder { CourseFolder(folder.url) }

  /// - Parameter changes: files that are to be otherwise, or gone where nil.
  init(changing changes: [String: String?] = [:]) throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files.merging(
      changes.compactMapValues { $0 }, uniquingKeysWith: { $1 })
    where changes[path] != .some(nil) {
      try folder.write(text, to: path)
    }
  }

  /// With one passage of one file exchanged.
  convenience init(_ path: String, _ passage: String, _ other: String) throws {
    let text = Self.files[path] ?? ""
    guard text.contains(passage) else {
      throw Problem("the file has the passage '\(passage)'", at: Place(path: path))
    }
    try self.init(changing: [path: text.replacing(passage, with: other, maxReplacements: 1)])
  }

  /// Takes every other kata out, so that a check has less to run.
  func keep(only id: KataID) throws {
    try folder.write(
      """
      format: 1
      title: Fruit
      models: fruit
      tracks:
        - id: \(id.track)
          title: Only
          katas: [\(id.name)]
          facts: [keeping fruit, selling fruit]

      """, to: "course.yaml")
    for path in Self.files.keys where path.hasSuffix("/kata.md") && path != "\(id)/kata.md" {
      try? FileManager.default.removeItem(
        at: url.appending(path: path).deletingLastPathComponent())
    }
    for track in ["fruit", "market"] where track != id.track {
      try FileManager.default.removeItem(at: url.appending(path: track))
    }
  }

  func kata(_ id: String) throws -> Kata {
    let kata = courseFolder.read().course?.katas.first { $0.id.description == id }
    guard let kata else { throw Problem("no kata '\(id)'", at: Place(path: id)) }
    return kata
  }

  /// Problems as an author reads them, paths beginning in the course's folder.
  func shown(_ problems: [Problem]) -> [String] {
    problems.map { $0.description.replacing(folder.url.shownPath + "/", with: "") }
  }

  var problems: [String] { shown(courseFolder.read().problems) }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
