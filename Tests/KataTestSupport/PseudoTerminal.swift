import CProcess
import Foundation

/// A program on a terminal of its own, with someone at the keyboard. Every wait has a deadline.
public final class PseudoTerminal {
  /// Everything that was shown, control sequences and all.
  public private(set) var output: [UInt8] = []
  public private(set) var screen: Screen
  private let keyboard: Int32
  private let child: pid_t
  private var status: Int32?

  /// What was waited for and didn't come, and what was shown instead.
  public struct Timeout: Error, CustomStringConvertible {
    public var description: String
  }

  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String],
    columns: Int = 80, rows: Int = 24
  ) throws {
    var keyboard: Int32 = 0
    var child: pid_t = 0
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in words + variables { free(string) } }
    let failure = cprocess_spawn_on_terminal(
      executable, words, variables, Int32(columns), Int32(rows), &keyboard, &child)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    self.keyboard = keyboard
    self.child = child
    screen = Screen(width: columns)
  }

  deinit {
    if status == nil {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(keyboard)
  }

  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Changes the window's width, and tells the program so.
  public func resize(columns: Int, rows: Int = 24) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    screen.resize(width: columns)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the terminal, as whoever has it last left them.
  public var isCanonicalWithEcho: Bool {
    var modes = termios()
    tcgetattr(keyboard, &modes)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & wanted == wanted
  }

  /// Waits until the screen is as wanted.
  public func wait(
    _ what: String, within seconds: Double = 20, until isThere: (Screen) -> Bool
  ) throws {
    let deadline = Date.now + seconds
    while !isThere(screen) {
      guard readMore(until: deadline) else {
        throw Timeout(description: "no \(what) on the screen:\n\(screen.text)")
      }
    }
  }

  /// Waits until a text is shown.
  public func wait(for text: String) throws { try wait(text) { $0.text.contains(text) } }

  /// Waits until the cursor stands right behind a text.
  public func wait(forCursorBehind text: String) throws {
    try wait("cursor behind '\(text)'") { $0.beforeCursor == text }
  }

  /// Waits until the program ends, and returns its status as a shell would say it.
  public func waitForEnd(within seconds: Double = 20) throws -> Int32 {
    let deadline = Date.now + seconds
    while readMore(until: deadline) {}
    let end = cprocess_pidfd(child)
    defer { close(end) }
    guard Self.isReadable(end, until: deadline) else {
      throw Timeout(description: "no end:\n\(screen.text)")
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    self.status = status
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// False at the end of output, and at the deadline.
  private func readMore(until deadline: Date) -> Bool {
    guard Self.isReadable(keyboard, until: deadline) else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(keyboard, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    screen.show(Array(buffer[..<count]))
    return true
  }

  private static func isReadable(_ descriptor: Int32, until deadline: Date) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(max(0, deadline.timeIntervalSinceNow * 1000))) > 0
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) { kill(child, number) }
}
