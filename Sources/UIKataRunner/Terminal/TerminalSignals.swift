import Foundation

/// The signals of an interactive session, taken one by one on a thread of their own, where
/// anything may be done about them.
///
/// Started before any other thread, since every thread has to have them blocked.
struct TerminalSignals: Sendable {
  /// Readable once the window has another size or the process goes on after a stop: whoever edits
  /// a line has to draw it anew.
  let redraws: Int32
  private let redrawEnd: Int32
  private let interrupted: @Sendable () -> Void

  /// - Parameter interrupted: is called for Ctrl-C outside of the prompt.
  static func start(interrupted: @escaping @Sendable () -> Void) -> TerminalSignals? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let signals = TerminalSignals(redraws: ends[0], redrawEnd: ends[1], interrupted: interrupted)
    var set = Self.set(of: SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    Thread.detachNewThread { signals.takeAll() }
    return signals
  }

  private func takeAll() {
    var set = Self.set(of: SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT)
    var number: Int32 = 0
    while sigwait(&set, &number) == 0 {
      switch number {
      case SIGINT: interrupted()
      case SIGCONT, SIGWINCH: write(redrawEnd, "r", 1)
      default:
        TerminalModes.restore()
        takeDefault(number)
      }
    }
  }

  /// Does what the signal does to a process that doesn't care: stops or ends it. In a process group
  /// that nobody could continue, the kernel ignores a stop.
  private func takeDefault(_ number: Int32) {
    var one = Self.set(of: number)
    pthread_sigmask(SIG_UNBLOCK, &one, nil)
    raise(number)
    pthread_sigmask(SIG_BLOCK, &one, nil)
  }

  private static func set(of signals: Int32...) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }
}
