import Foundation
import KataConsole

/// What the process's standard streams are connected to.
struct Terminal {
  var inputIsTerminal: Bool
  var outputIsTerminal: Bool
  var style: Style
  /// A terminal that can move its cursor, so that lines can be edited in place.
  var canEdit: Bool

  /// Looks at the streams and the environment, and sets the process's locale for characters.
  ///
  /// Where the environment's locale isn't installed or isn't UTF-8, what is typed is still read as
  /// UTF-8; only what is shown keeps to ASCII.
  init(environment: [String: String]) {
    let isNamed = setlocale(LC_CTYPE, "") != nil
    let codeset = String(cString: nl_langinfo(Int32(CODESET)))
    if codeset != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    inputIsTerminal = isatty(STDIN_FILENO) == 1
    outputIsTerminal = isatty(STDOUT_FILENO) == 1
    style = Style(
      environment: environment, codeset: isNamed ? codeset : nil, isTerminal: outputIsTerminal)
    let name = environment["TERM"] ?? ""
    canEdit = inputIsTerminal && outputIsTerminal && !name.isEmpty && name != "dumb"
  }

  /// Columns of the window; 80 where there is none to ask.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
