import Foundation

/// The terminal's modes as they were when the program began, put back whatever becomes of it.
enum TerminalModes {
  /// Safe without a lock: written once by `keep()`, before there are threads or handlers.
  nonisolated(unsafe) private static var kept: termios?

  /// Remembers the modes, and restores them when the process exits or crashes.
  static func keep() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    kept = modes
    atexit { TerminalModes.restore() }
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(crash) { number in
        TerminalModes.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Async-signal-safe: one `tcsetattr`, which here blocks no signal and allocates nothing.
  static func restore() {
    guard var modes = kept else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }
}
