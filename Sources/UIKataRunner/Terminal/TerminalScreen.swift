import Foundation
import KataConsole

/// The terminal's other screen, on which nothing scrolls, and its keys as they are typed.
final class TerminalScreen: FullScreen {
  private let keys: KeyReader
  private let style: Style
  private var modes: termios?

  /// - Parameter signals: tell when the screen has to be drawn anew.
  init(style: Style, signals: TerminalSignals) {
    self.style = style
    keys = KeyReader(input: STDIN_FILENO, redraws: signals.redraws)
  }

  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func open() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    if self.modes == nil { self.modes = modes }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    modes.c_iflag &= ~tcflag_t(ICRNL | IXON)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    TerminalModes.isOnOtherScreen = true
    StandardStream.output.write(TerminalModes.toOtherScreen)
  }

  func close() {
    TerminalModes.isOnOtherScreen = false
    StandardStream.output.write(TerminalModes.toOwnScreen)
    if var modes { tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
    modes = nil
  }

  func show(_ lines: [String]) {
    // Each line clears what was behind it, so that nothing flickers.
    let text = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    StandardStream.output.write(style.spelled("\u{1B}[H" + text + "\u{1B}[J"))
  }

  func nextKey() -> ScreenKey {
    while true {
      switch keys.next() {
      case .redraw:
        open()
        return .redraw
      case .end: return .leave
      case .character("\u{1A}"): stop()
      case .character("\u{1B}"): return afterEscape()
      case .character(let scalar): return key(scalar)
      }
    }
  }

  private func key(_ scalar: Unicode.Scalar) -> ScreenKey {
    switch scalar {
    case "\u{3}", "\u{4}": .leave
    case "\r", "\n": .enter
    case "\u{7F}", "\u{8}": .backspace
    case "\t": .tab
    case "\u{6}": .pageDown
    case "\u{2}": .pageUp
    case "\u{E}": .down
    case "\u{10}": .up
    default: .character(Character(scalar))
    }
  }

  /// Ctrl-Z: the shell gets the terminal as it was. Once it goes on, a redraw is due.
  private func stop() {
    close()
    kill(0, SIGTSTP)
  }

  // MARK: Control sequences

  /// How long the rest of a control sequence may take; a key of its own has none.
  private static let patience: Int32 = 50

  private func afterEscape() -> ScreenKey {
    guard keys.hasInput(within: Self.patience), case .character(let kind) = keys.next() else {
      return .escape
    }
    guard kind == "[" || kind == "O" else { return .escape }
    var parameters = ""
    while keys.hasInput(within: Self.patience), case .character(let scalar) = keys.next() {
      if (0x40...0x7E).contains(scalar.value) { return key(scalar, parameters) }
      parameters.unicodeScalars.append(scalar)
    }
    return .escape
  }

  private func key(_ end: Unicode.Scalar, _ parameters: String) -> ScreenKey {
    switch (end, parameters.prefix { $0 != ";" }) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    case ("M", _): .enter
    default: .escape
    }
  }
}
