import Foundation

/// The signals of an interactive session, taken one by one on a thread of their own, where
/// anything may be done about them.
///
/// Their handler only passes them on through a pipe: it runs on whatever thread the signal finds,
/// and libdispatch keeps one that blocks none.
struct TerminalSignals: Sendable {
  /// Readable once the window has another size or the process goes on after a stop: whoever edits
  /// a line has to draw it anew.
  let redraws: Int32
  private let redrawEnd: Int32
  private let numbers: Int32
  private let interrupted: @Sendable () -> Void

  private static let taken = [SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT]

  /// Where the handler writes. Safe without a lock: written once, before there is a handler.
  nonisolated(unsafe) private static var numberEnd: Int32 = -1

  /// - Parameter interrupted: is called for Ctrl-C outside of the prompt.
  static func start(interrupted: @escaping @Sendable () -> Void) -> TerminalSignals? {
    guard let redraws = pipe(), let numbers = pipe() else { return nil }
    numberEnd = numbers.writing
    // The reading thread has nothing else to do than wait.
    _ = fcntl(numbers.reading, F_SETFL, 0)
    let signals = TerminalSignals(
      redraws: redraws.reading, redrawEnd: redraws.writing, numbers: numbers.reading,
      interrupted: interrupted)
    Thread.detachNewThread { signals.takeAll() }
    for number in taken { passOn(number) }
    return signals
  }

  private static func passOn(_ number: Int32) {
    signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      write(TerminalSignals.numberEnd, &byte, 1)
      errno = error
    }
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  private func takeAll() {
    var byte: UInt8 = 0
    while true {
      let count = read(numbers, &byte, 1)
      if count == 1 { take(Int32(byte)) } else if count == 0 || errno != EINTR { return }
    }
  }

  private func take(_ number: Int32) {
    switch number {
    case SIGINT: interrupted()
    case SIGCONT, SIGWINCH: write(redrawEnd, "r", 1)
    default:
      TerminalModes.restore()
      // What the signal does to a process that doesn't care: it stops or ends. In a process group
      // that nobody could continue, the kernel ignores a stop.
      signal(number, SIG_DFL)
      raise(number)
      Self.passOn(number)
    }
  }
}
