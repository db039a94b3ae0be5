import Foundation
import KataCourse
import Testing

@Suite struct `The course of this repository` {
  /// The repository's own `Katas`.
  static let folder = CourseFolder(
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Katas").standardizedFileURL)

  @Test func `loads without a problem`() throws {
    let reading = Self.folder.read()
    #expect(reading.problems.map(\.description) == [])
    let course = try #require(reading.course)
    #expect(!course.katas.isEmpty)
  }

  @Test func `teaches facts that are all told apart`() throws {
    let reading = Self.folder.read()
    #expect(reading.facts.count == 125)
    #expect(reading.facts["N4"]?.section == "navigation and presentation")
    #expect(reading.facts["D3"]?.isJudgement == true)
    #expect(reading.facts["L3"]?.isJudgement == false)
  }
}
