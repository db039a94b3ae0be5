import Foundation
import KataTestSupport
import Testing

/// `uikata workspace`, as an editor with SourceKit-LSP would build it.
@Suite struct WorkspaceTests {
  private let home: TemporaryFolder
  private let command: BuiltCommand
  private let answer = """
    import UIKit

    @MainActor func peeled(_ fruits: [String]) -> UIView { UIView(frame: .zero) }
    """

  init() throws {
    home = try TemporaryFolder()
    command = BuiltCommand(state: home.url, ["XDG_DATA_HOME": home.url.path])
  }

  private func workspace(of peeling: PeelingFolder, in folder: URL) async throws -> Int32 {
    try await command.run(["workspace", folder.path, "--katas", peeling.url.path]).status
  }

  @Test func `is a package in which UIKit is the model`() async throws {
    let peeling = try PeelingFolder(changing: ["kitchen/peeling/Starter.swift": answer])
    let folder = home.url.appending(path: "space")
    #expect(try await workspace(of: peeling, in: folder) == 0)
    let file = folder.appending(path: "Sources/kitchen/peeling/peeling.swift")
    #expect(
      file.resolvingSymlinksInPath().path
        == home.url.appending(path: "uikata/answers/kitchen/peeling.swift")
        .resolvingSymlinksInPath().path)
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = ["swift", "build", "--package-path", folder.path]
    build.standardOutput = FileHandle.nullDevice
    build.standardError = FileHandle.nullDevice
    try build.run()
    build.waitUntilExit()
    #expect(build.terminationStatus == 0)
    // Once more, over its own package.
    #expect(try await workspace(of: peeling, in: folder) == 0)
  }

  @Test func `leaves other packages alone`() async throws {
    let folder = home.url.appending(path: "theirs")
    try home.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n", to: "theirs/Package.swift")
    #expect(try await workspace(of: try PeelingFolder(), in: folder) == 2)
    #expect(
      try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        == "// swift-tools-version: 6.0\nimport PackageDescription\n")
  }
}
