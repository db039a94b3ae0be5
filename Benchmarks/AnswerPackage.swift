import Foundation
import KataCourse
import KataTestSupport

/// The files of the course's code katas.
enum Course {
  private static let folder = URL(filePath: #filePath).appending(path: "../../Katas").standardized

  static func text(of kata: String, _ file: String) throws -> String {
    let url = folder.appending(path: kata).appending(path: file)
    return String(decoding: try RealDisk.data(at: url), as: UTF8.self)
  }

  /// Its solution as after an edit, otherwise than ever before: with one more call at the start of a
  /// function. A comment, or a number that nobody uses, would leave the object as it was, and build
  /// tools would stop there.
  static func editedSolution(of kata: String) throws -> String {
    var lines = try text(of: kata, "Solution.swift").components(separatedBy: "\n")
    // The head of a function, or its last line, before more than an expression to return.
    let head = /^ *((\w+ )*(func\b|init\b|deinit\b)|\)).* \{$/
    let start = lines.indices.dropLast(2).first {
      lines[$0].contains(head) && lines[$0 + 2].contains(/[^ }]/)
    }
    guard let start else {
      throw Commands.Failure(description: "\(kata) has no body to edit")
    }
    lines.insert("_ = \"\(Int.random(in: 0..<Int.max))\".isEmpty", at: start + 1)
    return lines.joined(separator: "\n")
  }

  /// As it is compiled with an answer.
  static func driver(of kata: String) throws -> String {
    try text(of: kata, "Driver.swift") + DriverKit.epilogue
  }

  /// Writes what drivers report by.
  static func kit(in folder: URL) throws -> String {
    let file = folder.appending(path: DriverKit.fileName)
    try RealDisk.write(DriverKit.source, to: file)
    return file.path
  }
}

/// A SwiftPM package with an answer and the same checks as a test, as one would write it oneself.
struct AnswerPackage {
  let kata: String
  private let folder: TemporaryFolder

  /// Builds it once.
  init(of kata: String) throws {
    self.kata = kata
    folder = try TemporaryFolder()
    let tests = folder.url.appending(path: "Tests/AnswerTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try folder.write(Self.manifest, to: "Package.swift")
    _ = try Course.kit(in: tests)
    try folder.write(
      try Self.test(of: try Course.text(of: kata, "Driver.swift")),
      to: "Tests/AnswerTests/Checks.swift")
    _ = try testAfterEdit()
  }

  /// Seconds that `swift test` takes after the answer was changed.
  func testAfterEdit() throws -> Double {
    try folder.write(
      try Course.editedSolution(of: kata), to: "Sources/Answer/Answer.swift")
    return try Commands.time(
      "/usr/bin/env", ["swift", "test", "--package-path", folder.url.path])
  }

  private static let products = URL(filePath: BuiltCommand.path).deletingLastPathComponent()

  private static var manifest: String {
    let modules = products.appending(path: "Modules").path
    let settings =
      "[.unsafeFlags([\"-I\", \"\(modules)\", \"-module-alias\", \"UIKit=KataModels\"])]"
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Answer",
        targets: [
          .target(name: "Answer", swiftSettings: \(settings)),
          .testTarget(
            name: "AnswerTests", dependencies: ["Answer"], swiftSettings: \(settings),
            linkerSettings: [
              .unsafeFlags([
                "-L", "\(products.path)", "-lKataModels", "-Xlinker", "-rpath", "-Xlinker",
                "\(products.path)",
              ])
            ]),
        ])

      """
  }

  /// The driver's declarations as they are, and its checks, which are its end, in a test.
  private static func test(of driver: String) throws -> String {
    let lines = driver.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.hasPrefix("Kata.check(") } ?? lines.endIndex
    return """
      import Testing
      @testable import Answer
      \(lines[..<first].joined(separator: "\n"))
      @MainActor @Test func checks() {
      \(lines[first...].joined(separator: "\n"))
      }

      """
  }
}
