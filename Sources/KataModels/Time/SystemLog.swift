/// What UIKit logs beside a program's own output.
package enum SystemLog {
  /// Where lines go: standard error. Safe without isolation, as only one thread of a
  /// program runs at a time.
  package nonisolated(unsafe) static var output: (String) -> Void = { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  static func warn(_ line: String) { output(line) }
}
