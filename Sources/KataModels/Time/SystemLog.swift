/// What UIKit logs beside a program's own output.
package enum SystemLog {
  /// Where lines go: standard error. Safe without isolation, as every program of the model runs
  /// on one thread.
  package nonisolated(unsafe) static var output: (String) -> Void = { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  static func warn(_ line: String) { output(line) }
}
