// Texts of one line and of many, raw ones, and what is interpolated into them.

extension SwiftLexer {
  private struct Delimiter {
    var pounds: Int
    /// One quote, or three.
    var quotes: Int
    var isMultiline: Bool { quotes == 3 }
    var length: Int { pounds + quotes }
  }

  mutating func readText(pounds: Int) {
    let start = position
    let isMultiline = starts(with: "\"\"\"", pounds) && !closesOnItsLine(pounds: pounds)
    let delimiter = Delimiter(pounds: pounds, quotes: isMultiline ? 3 : 1)
    position += delimiter.length
    readText(within: delimiter, from: start)
  }

  /// Three quotes behind a pound open one line too, as `#"""#` does, if it also ends there.
  private func closesOnItsLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    let rest = bytes[(position + pounds + 1)...].prefix { !Unicode.Scalar($0).isNewline }
    let mark = [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
    return rest.contains(mark)
  }

  private mutating func readText(within delimiter: Delimiter, from start: Int) {
    var start = start
    while let byte = byte() {
      if byte == "\"", ends(delimiter) {
        position += delimiter.length
        return add(.text, from: start)
      }
      if byte.isNewline, !delimiter.isMultiline { break }
      guard byte == "\\", pounds(1) >= delimiter.pounds else {
        position += 1
        continue
      }
      position += 1 + delimiter.pounds
      if self.byte() == "(" {
        position += 1
        add(.text, from: start)
        readCode(isInterpolated: true)
        start = position
      } else if let escaped = self.byte(), !escaped.isNewline {
        position += 1
      }
    }
    if delimiter.isMultiline { isOpen = true } else { isBroken = true }
    add(.text, from: start)
  }

  private func ends(_ delimiter: Delimiter) -> Bool {
    (!delimiter.isMultiline || starts(with: "\"\"\""))
      && pounds(delimiter.quotes) >= delimiter.pounds
  }
}
