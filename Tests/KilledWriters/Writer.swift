import Foundation
import KataCourse

/// A process that writes attempts at one kata, numbered from 1, and says after each that it is kept.
struct Writer {
  let kata: KataID
  let process: pid_t
  /// Where it says so, a byte for each.
  private let acknowledgements: Int32

  /// - Parameter boasts: says so before it writes: a mistake that a trial has to find.
  init(_ kata: KataID, folder: URL, boasts: Bool) {
    self.kata = kata
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { fatalError("no pipe") }
    acknowledgements = ends[0]
    process = Self.fork()
    if process == 0 {
      close(ends[0])
      Self.write(kata, folder: folder, boasts: boasts, saying: ends[1])
    }
    close(ends[1])
  }

  /// Kills it.
  ///
  /// - Returns: whether it was still at work.
  func end() -> Bool {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F == SIGKILL
  }

  /// How many attempts it has said are kept. To be asked once, when every writer has ended.
  func acknowledged() -> Int {
    let handle = FileHandle(fileDescriptor: acknowledgements, closeOnDealloc: true)
    return handle.readDataToEndOfFile().count
  }

  /// Opens the logbook again after every eighth attempt, so that kills meet opening and closing too.
  private static func write(
    _ kata: KataID, folder: URL, boasts: Bool, saying pipe: Int32
  ) -> Never {
    var number = 0
    while let logbook = try? Logbook(folder: folder) {
      for _ in 0..<8 {
        number += 1
        if boasts { acknowledge(to: pipe) }
        let attempt = Attempt(
          kata: kata, seed: number, answer: "c a b", outcome: .wrong, hints: 0, seconds: 1)
        do { try logbook.record(attempt, at: .now) } catch { _exit(2) }
        if !boasts { acknowledge(to: pipe) }
      }
    }
    _exit(1)
  }

  private static func acknowledge(to pipe: Int32) {
    var byte: UInt8 = 1
    _ = Foundation.write(pipe, &byte, 1)
  }

  /// Which Swift hides, since most processes have threads.
  private static let fork = unsafeBitCast(
    dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
}
