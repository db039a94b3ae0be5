import CProcess
import Foundation

/// How many columns text takes on a terminal.
enum DisplayWidth {
  /// Columns of a text without control sequences: East Asian wide characters count two, combining
  /// marks none.
  static func columns(of text: some StringProtocol) -> Int {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(\.isASCII) { return scalars.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Columns of one character. A cluster such as a family of emoji takes what its widest scalar
  /// takes.
  static func columns(of character: Character) -> Int {
    character.unicodeScalars.map(columns(of:)).max() ?? 0
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    // An emoji presentation selector makes the character before it two columns wide.
    if scalar == "\u{FE0F}" { return 2 }
    let before = uselocale(unicode.value)
    defer { uselocale(before) }
    return max(0, Int(wcwidth(wchar_t(bitPattern: scalar.value))))
  }

  /// A locale of its own, since the process may run in one that knows only ASCII.
  private static let unicode = UnicodeLocale()

  /// Safe to share: made once, never changed, never freed.
  private struct UnicodeLocale: @unchecked Sendable {
    let value = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
  }
}

extension StringProtocol {
  /// The text with spaces behind it up to a number of columns.
  func padded(to columns: Int) -> String {
    let missing = Swift.max(0, columns - DisplayWidth.columns(of: self))
    return String(self) + String(repeating: " ", count: missing)
  }
}
