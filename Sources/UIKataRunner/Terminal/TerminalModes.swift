import Foundation

/// The terminal's modes as they were when the program began, put back whatever becomes of it.
enum TerminalModes {
  /// Safe without a lock: written once by `keep()`, before there are threads or handlers.
  nonisolated(unsafe) private static var kept: termios?

  /// Whether a pager shows its screen. Safe without a lock: written by the main thread alone, and read
  /// when the process is about to end.
  nonisolated(unsafe) static var isOnOtherScreen = false

  /// To the screen that doesn't scroll, the cursor hidden, and back.
  static let toOtherScreen = "\u{1B}[?1049h\u{1B}[?25l"
  static let toOwnScreen = "\u{1B}[?25h\u{1B}[?1049l"
  /// Made by `keep()`, since a handler of signals may allocate nothing.
  nonisolated(unsafe) private static var toOwnScreenBytes: [UInt8] = []

  /// Remembers the modes, and restores them when the process exits or crashes.
  static func keep() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    kept = modes
    toOwnScreenBytes = Array(toOwnScreen.utf8)
    atexit { TerminalModes.restore() }
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(crash) { number in
        TerminalModes.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Async-signal-safe: a `write` and a `tcsetattr`, which here blocks no signal and allocates nothing.
  static func restore() {
    guard var modes = kept else { return }
    if isOnOtherScreen {
      isOnOtherScreen = false
      toOwnScreenBytes.withUnsafeBufferPointer {
        _ = write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }
}
