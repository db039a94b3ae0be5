/// What UIKit logs beside a program's own output.
enum SystemLog {
  /// Writes one line to standard error.
  static func warn(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
