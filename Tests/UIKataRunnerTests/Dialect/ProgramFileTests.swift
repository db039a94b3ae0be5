import Foundation
import KataCourse
import Testing

/// Each `Programs/*.swift` prints what stands beside it in the `.txt` of the same name.
@Suite struct `A program file` {
  static let folder = URL(filePath: #filePath).appending(path: "../../Programs").standardized

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: names)
  func `prints what is written beside it`(name: String) async throws {
    let file = Self.folder.appending(path: name)
    let source = try String(contentsOf: file.appendingPathExtension("swift"), encoding: .utf8)
    let expected = try String(contentsOf: file.appendingPathExtension("txt"), encoding: .utf8)
    let run = try await Model.run(Program(source: source, fileName: "\(name).swift"))
    #expect(run.output == expected)
  }
}
