// Regular expressions: `/…/`, where the compiler doesn't take the slashes for operators, `#/…/#`.

extension SwiftLexer {
  mutating func readRegularExpression(pounds: Int) {
    let start = position
    position += pounds + 1
    let line = position
    skip { $0 == " " || $0 == "\t" }
    let isMultiline = byte()?.isNewline == true
    while let byte = byte(), isMultiline || !byte.isNewline {
      if byte == "/", self.pounds(1) >= pounds {
        position += 1 + pounds
        return add(.regularExpression, from: start)
      }
      position += byte == "\\" && self.byte(1)?.isNewline == false ? 2 : 1
    }
    if isMultiline { isOpen = true } else { isBroken = true }
    // What follows its line is rather code than a part of it.
    if isMultiline {
      position = line
      skip { !$0.isNewline }
    }
    add(.regularExpression, from: start)
  }

  /// Where the expression that the slash ahead opens ends; nil where it is an operator: a space
  /// follows it, no other slash on its line ends it, a space stands before that, a comment opens
  /// with it, or a parenthesis closes that didn't open.
  func regularExpressionEnd() -> Int? {
    var ahead = self
    ahead.position += 1
    guard let first = ahead.byte(), first != " ", first != "\t" else { return nil }
    var groups = 0
    var classes = 0
    var isSpace = false
    while let byte = ahead.byte(), !byte.isNewline {
      if byte == "/" { return isSpace || ahead.opensComment(1) ? nil : ahead.position + 1 }
      isSpace = byte == " " || byte == "\t"
      switch byte {
      case "\\" where ahead.byte(1)?.isNewline == false: ahead.position += 1
      case "[": classes += 1
      case "]": classes = max(0, classes - 1)
      case "(" where classes == 0: groups += 1
      case ")" where classes == 0: groups -= 1
      default: break
      }
      if groups < 0 { return nil }
      ahead.position += 1
    }
    return nil
  }

  /// Whether the slash before is the first of a comment's two.
  private func opensComment(_ ahead: Int) -> Bool { byte(ahead) == "/" || byte(ahead) == "*" }
}
