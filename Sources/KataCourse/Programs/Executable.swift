import Foundation

/// A compiled program, kept by the content it was made from and run as often as one likes.
public struct Executable: Sendable, Hashable {
  public var url: URL
  /// The program's own file name, by which a crash's frames are recognised.
  public var fileName: String
  /// How many lines the author wrote.
  public var lineCount: Int
  /// What the compiler warned of, as it wrote it; empty for a clean program.
  public var warnings: String
  /// A script that has the compiler run the sources, where there is no linker.
  public internal(set) var isInterpreted = false

  public init(url: URL, fileName: String, lineCount: Int, warnings: String = "") {
    self.url = url
    self.fileName = fileName
    self.lineCount = lineCount
    self.warnings = warnings
  }
}
