/// How the model ends a program that can't go on.
package enum Ending {
  /// Says one sentence on standard error and exits with the status of a broken set-up.
  package static func stop(_ sentence: String, status: Int32 = 3) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(status)
  }
}
