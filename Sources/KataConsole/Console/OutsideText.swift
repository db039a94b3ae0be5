extension StringProtocol {
  /// The text without what a terminal would obey: control characters other than newline and tab,
  /// and the marks that reorder bidirectional text.
  ///
  /// For whatever comes from outside: programs, compilers, courses, answers.
  public var withoutControls: String {
    if utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A || $0 == 0x09 }) {
      return String(self)
    }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.lazy.filter { !$0.isObeyedByTerminals })
    return String(kept)
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyedByTerminals: Bool {
    switch self {
    case "\n", "\t": false
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}": true
    default: properties.generalCategory == .control
    }
  }
}
