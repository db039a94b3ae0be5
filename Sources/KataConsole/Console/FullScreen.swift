/// A terminal's whole screen, as a pager has it: what was there before comes back when it is left.
public protocol FullScreen: AnyObject {
  /// Asked anew at each use, since a terminal may be resized.
  var size: (columns: Int, rows: Int) { get }
  func open()
  func close()
  /// Shows these lines and nothing else. They may be painted, and are no wider than the screen.
  func show(_ lines: [String])
  /// Waits for the next key.
  func nextKey() -> ScreenKey
}

/// A key that is pressed, whichever way the terminal says it.
public enum ScreenKey: Sendable, Hashable {
  case character(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, backspace, tab, escape
  /// Ctrl-C, or the end of input.
  case leave
  /// The screen has another size, or is there again.
  case redraw
}
