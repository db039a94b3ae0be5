// What a byte or a character of Swift source is a part of.

extension Unicode.Scalar {
  var isDigit: Bool { self >= "0" && self <= "9" }

  var isHexadecimal: Bool {
    isDigit || self == "_" || self >= "a" && self <= "f" || self >= "A" && self <= "F"
  }

  /// A letter, an underscore, a dollar, or a byte of a character beyond ASCII.
  var isWord: Bool {
    self >= "a" && self <= "z" || self >= "A" && self <= "Z" || self == "_" || self == "$"
      || value >= 0x80
  }

  var isNewline: Bool { self == "\n" || self == "\r" }

  /// Tabs of both directions and form feeds too.
  var isSpace: Bool { self == " " || value >= 0x09 && value <= 0x0D || self == "\0" }

  /// An opening bracket, or what separates values.
  var opensOperand: Bool {
    switch self {
    case "(", "[", "{", ",", ";", ":": true
    default: false
    }
  }

  var isOperator: Bool {
    switch self {
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": true
    default: false
    }
  }

  /// Opens an operator, as the grammar of Swift lists it: `×`, `√`, `→`.
  var isOperatorHead: Bool {
    value >= 0xA1 && Self.operatorHeads.contains { $0.contains(value) }
  }

  /// Combines with the characters of an operator.
  var isOperatorTail: Bool { Self.operatorTails.contains { $0.contains(value) } }

  private static let operatorHeads: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]

  private static let operatorTails: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xE0100...0xE01EF,
  ]
}

extension SwiftLexer {
  /// The character ahead, where it is one beyond ASCII.
  func wideScalar() -> Unicode.Scalar? {
    guard let first = byte()?.value, first >= 0xC0 else { return nil }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let rest = bytes[(position + 1)...].prefix(length - 1)
    return Unicode.Scalar(
      rest.reduce(first & (0x7F >> UInt32(length))) { $0 << 6 | UInt32($1 & 0x3F) })
  }
}
