import Foundation
import KataCourse

/// `uikata workspace DIR`: a package in which learners' files are known to an editor, with completion and
/// explanations of what they import.
///
/// Each kata's file is a target of its own, since two of them may name things alike, and lies there as a
/// link: it stays where `uikata check` looks for it.
public struct WorkspaceCommand {
  public var folder: String

  public init(_ folder: String) { self.folder = folder }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    let root = URL(filePath: folder)
    let katas = desk.katas(of: try desk.course()).filter { $0.kind.name == "code" }
    guard !katas.isEmpty else { throw .noCode }
    let manifest = root.appending(path: "Package.swift")
    if FileManager.default.fileExists(atPath: manifest.path), !Self.isOurs(manifest) {
      throw .foreignFolder(folder)
    }
    for kata in katas {
      try link(try desk.workbench.file(of: kata), to: root.appending(path: Self.path(of: kata)))
    }
    try write(Self.manifest(katas, dialect: desk.runner.dialect), to: manifest)
    desk.console.writeLine(desk.recorder.prose(desk.words.workspace(katas.count)))
    desk.console.writeLine("  " + root.path.withoutControls)
    return .done
  }

  private static func path(of kata: Kata) -> String {
    "Sources/\(kata.id)/\(kata.id.name).swift"
  }

  /// What every manifest that is written here begins with.
  private static let mark = """
    // swift-tools-version: 6.0
    // Written by 'uikata workspace'.
    """

  private static func isOurs(_ manifest: URL) -> Bool {
    (try? String(contentsOf: manifest, encoding: .utf8))?.hasPrefix(mark) ?? false
  }

  private static func manifest(_ katas: [Kata], dialect: Dialect) -> String {
    """
    \(mark)
    import PackageDescription

    let package = Package(
      name: "Katas",
      targets: [
    \(katas.map { target($0, dialect: dialect) }.joined(separator: "\n"))
      ])

    """
  }

  private static func target(_ kata: Kata, dialect: Dialect) -> String {
    let isolation =
      if case .code(let exercise) = kata.kind { exercise.isolation } else { Isolation.nonisolated }
    let flags = (dialect.compilerArguments + isolation.compilerArguments).map(\.swiftLiteral)
    let name = kata.id.description.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return """
          .target(
            name: \(name.swiftLiteral), path: \("Sources/\(kata.id)".swiftLiteral),
            swiftSettings: [.unsafeFlags([\(flags.joined(separator: ", "))])]),
      """
  }

  private func write(_ text: String, to file: URL) throws(CommandFailure) {
    do { try text.write(to: file, atomically: true, encoding: .utf8) } catch {
      throw .unwritableFile(file.path)
    }
  }

  private func link(_ file: URL, to place: URL) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      let old = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      if old == file.path { return }
      if old != nil { try FileManager.default.removeItem(at: place) }
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: file)
    } catch {
      throw .unwritableFile(place.path)
    }
  }
}
