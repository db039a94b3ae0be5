import Foundation

/// The few keys that mean something while a file is watched.
struct WatchKeys {
  enum Key {
    case again, end
  }

  let input: Int32
  /// False once there is nothing more to read.
  private(set) var isOpen = true
  private var modes: termios?

  init(input: Int32) { self.input = input }

  /// On a terminal keys come as they are typed, unseen, and Ctrl-C is one of them, so that the terminal is
  /// always put back.
  mutating func begin() {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { return }
    self.modes = modes
    TerminalModes.keep()
    for number in [SIGTERM, SIGHUP] {
      signal(number) { number in
        TerminalModes.restore()
        _exit(128 + number)
      }
    }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(input, TCSANOW, &modes)
  }

  func end() {
    guard var modes else { return }
    tcsetattr(input, TCSANOW, &modes)
  }

  /// What was typed by now. The end of a pipe is no wish to end; that of a terminal is.
  mutating func read() -> [Key] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(input, &bytes, bytes.count)
    if count < 0, errno == EINTR { return [] }
    guard count > 0 else {
      isOpen = false
      return modes == nil ? [] : [.end]
    }
    var keys: [Key] = []
    for byte in bytes.prefix(count) {
      switch byte {
      case UInt8(ascii: "r"), UInt8(ascii: "R"): keys.append(.again)
      case UInt8(ascii: "q"), UInt8(ascii: "Q"), 0x03, 0x04: keys.append(.end)
      case 0x1A: stop()
      default: break
      }
    }
    return keys
  }

  /// Ctrl-Z: the shell gets the terminal as it was.
  private mutating func stop() {
    end()
    kill(0, SIGTSTP)
    begin()
  }
}
