// Words, numbers, spaces and comments.

extension SwiftLexer {
  mutating func readSpace() {
    let start = position
    skip(while: \.isSpace)
    add(.space, from: start)
  }

  mutating func readLineComment() {
    let start = position
    skip { !$0.isNewline }
    add(.comment, from: start)
  }

  mutating func readBlockComment() {
    let start = position
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    if depth > 0 { isOpen = true }
    add(.comment, from: start)
  }

  /// A character beyond ASCII, which may be an operator, or a word.
  mutating func readWideCharacter() {
    if let scalar = wideScalar(), scalar.isOperatorHead { return readOperator() }
    let start = position
    skipWord()
    add(.identifier, from: start)
  }

  mutating func skipWord() {
    while let byte = byte(), byte.isWord || byte.isDigit {
      if byte.value < 0x80 {
        position += 1
      } else {
        guard let scalar = wideScalar(), !scalar.isOperatorHead else { return }
        position += UTF8.width(scalar)
      }
    }
  }

  /// A pound or an at sign with the word behind it; a mark where no word is.
  mutating func readSigned(_ kind: SwiftToken.Kind) {
    guard byte(1)?.isWord == true else { return readMark() }
    let start = position
    position += 1
    skipWord()
    add(kind, from: start)
  }

  mutating func readQuotedName() {
    let start = position
    position += 1
    skip { $0 != "`" && !$0.isNewline }
    guard byte() == "`" else {
      isBroken = true
      position = start
      return readMark()
    }
    position += 1
    add(.identifier, from: start)
  }

  /// What opens with a pound: a raw text, a regular expression, a directive.
  mutating func readPound() {
    let pounds = pounds()
    switch byte(pounds) {
    case "\"": readText(pounds: pounds)
    case "/": readRegularExpression(pounds: pounds)
    default: readSigned(.directive)
    }
  }
}

// MARK: - Numbers

extension SwiftLexer {
  mutating func readNumber() {
    let start = position
    // Of `pair.0.1` each number is a member.
    let isMember = tokens.last?.text == "."
    if starts(with: "0x") {
      position += 2
      readHexadecimal()
    } else {
      skip { $0.isDigit || $0 == "_" }
      if !isMember, byte() == ".", byte(1)?.isDigit == true {
        position += 1
        skip { $0.isDigit || $0 == "_" }
      }
      if !isMember { skipExponent("e") }
    }
    // What the compiler finds wrong with a number is still a part of it.
    skipWord()
    add(.number, from: start)
  }

  /// `0x1F`, `0x1.8p3`; of `0xFF.description` the number alone.
  private mutating func readHexadecimal() {
    skip(while: \.isHexadecimal)
    let end = position
    if byte() == ".", byte(1)?.isHexadecimal == true {
      let isFraction = byte(1)?.isDigit == true
      position += 1
      skip(while: \.isHexadecimal)
      if !isFraction, byte().map({ "pP".unicodeScalars.contains($0) }) != true { position = end }
    }
    skipExponent("p")
  }

  private mutating func skipExponent(_ letter: Unicode.Scalar) {
    guard let byte = byte(), byte.value | 0x20 == letter.value else { return }
    let isSigned = self.byte(1) == "+" || self.byte(1) == "-"
    guard self.byte(isSigned ? 2 : 1)?.isDigit == true else { return }
    position += isSigned ? 2 : 1
  }
}
