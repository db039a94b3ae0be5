import Foundation

/// A compiled program, kept by the content it was made from and run as often as one likes.
public struct Executable: Sendable, Hashable {
  public var url: URL
  /// The program's own file name, by which a crash's frames are recognised.
  public var fileName: String
  /// How many lines the author wrote.
  public var lineCount: Int

  public init(url: URL, fileName: String, lineCount: Int) {
    self.url = url
    self.fileName = fileName
    self.lineCount = lineCount
  }
}
