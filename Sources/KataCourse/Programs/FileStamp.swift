import Foundation

/// Tells whether a file is still the one it was: where it really lies, its size, its date.
public struct FileStamp: Codable, Sendable, Hashable {
  public var path: String
  public var size: Int
  /// Nanoseconds since 1970.
  public var modified: Int

  /// Nil where there is no such file.
  public init?(path: String) {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    var status = stat()
    guard stat(real, &status) == 0 else { return nil }
    self.path = String(cString: real)
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// Whether this is a compiler itself, and no selector between several.
  var isOfCompiler: Bool {
    access(URL(filePath: path).deletingLastPathComponent().path + "/swift-frontend", X_OK) == 0
  }
}
