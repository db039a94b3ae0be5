/// How the model ends a program that can't go on.
package enum Ending {
  /// Says one sentence on standard error and ends the process, without the closing record of a
  /// program that came to its own end.
  ///
  /// - Parameter status: 3 for a broken set-up, 1 for a program that can't go on.
  package static func stop(_ sentence: String, status: Int32 = 3) -> Never {
    fflush(nil)
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    _exit(status)
  }
}
