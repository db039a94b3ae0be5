/// A Swift source cut into pieces that cover it all, well enough to tell names from texts.
///
/// Knows nested comments, raw and multi-line strings and interpolation. It doesn't know regular
/// expression literals.
struct SwiftTokens {
  struct Token: Equatable {
    enum Kind: Equatable { case identifier, number, string, comment, space, symbol }
    var kind: Kind
    var text: String
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var position = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    scanCode(inParentheses: false)
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    position + ahead < bytes.count ? bytes[position + ahead] : 0
  }

  private func isNext(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { byte($0) == text.utf8Start[$0] }
  }

  private mutating func emit(_ kind: Token.Kind, from start: Int) {
    guard start < position else { return }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(Token(kind: kind, text: text))
  }

  private mutating func advance(while holds: (UInt8) -> Bool) {
    while position < bytes.count, holds(bytes[position]) { position += 1 }
  }

  /// Up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func scanCode(inParentheses: Bool) {
    var open = 0
    while position < bytes.count {
      if inParentheses, byte() == UInt8(ascii: ")"), open == 0 { return }
      if byte() == UInt8(ascii: "(") { open += 1 }
      if byte() == UInt8(ascii: ")") { open -= 1 }
      scanToken()
    }
  }

  private mutating func scanToken() {
    let start = position
    switch byte() {
    case _ where isNext("//"):
      advance { $0 != UInt8(ascii: "\n") }
      emit(.comment, from: start)
    case _ where isNext("/*"): scanBlockComment()
    case _ where byte().isDigit: scanNumber()
    case _ where byte().isWordPart:
      advance(while: \.isWordPart)
      emit(.identifier, from: start)
    case _ where byte().isBlank:
      advance(while: \.isBlank)
      emit(.space, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "#"): scanStringOrHash()
    default:
      position += 1
      emit(.symbol, from: start)
    }
  }

  private mutating func scanNumber() {
    let start = position
    advance(while: \.isWordPart)
    if byte() == UInt8(ascii: "."), byte(1).isDigit {
      position += 1
      advance(while: \.isWordPart)
    }
    let isHexadecimal = bytes[start...].starts(with: Array("0x".utf8))
    let last = bytes[position - 1] | 0x20
    if !isHexadecimal, last == UInt8(ascii: "e"), "+-".utf8.contains(byte()), byte(1).isDigit {
      position += 1
      advance(while: \.isWordPart)
    }
    emit(.number, from: start)
  }

  private mutating func scanBlockComment() {
    let start = position
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    emit(.comment, from: start)
  }

  private mutating func scanStringOrHash() {
    let start = position
    advance { $0 == UInt8(ascii: "#") }
    let hashes = position - start
    guard byte() == UInt8(ascii: "\"") else {
      emit(.symbol, from: start)
      return
    }
    let isMultiline = isNext("\"\"\"")
    position += isMultiline ? 3 : 1
    scanStringText(from: start, hashes: hashes, quotes: isMultiline ? 3 : 1)
  }

  private mutating func scanStringText(from start: Int, hashes: Int, quotes: Int) {
    var start = start
    let closing = repeatElement(UInt8(ascii: "\""), count: quotes) + hashMarks(hashes)
    let escape = [UInt8(ascii: "\\")] + hashMarks(hashes)
    while position < bytes.count {
      if bytes[position...].starts(with: closing) {
        position += closing.count
        break
      }
      if quotes == 1, byte() == UInt8(ascii: "\n") { break }
      guard bytes[position...].starts(with: escape) else {
        position += 1
        continue
      }
      position += escape.count
      guard byte() == UInt8(ascii: "(") else {
        position += 1
        continue
      }
      position += 1
      emit(.string, from: start)
      scanCode(inParentheses: true)
      start = position
    }
    position = min(position, bytes.count)
    emit(.string, from: start)
  }

  private func hashMarks(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "#"), count: count)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isWordPart: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isBlank: Bool { " \t\n\r".utf8.contains(self) }
}
