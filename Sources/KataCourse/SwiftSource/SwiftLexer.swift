/// Reads Swift source byte by byte.
///
/// Where one token's end depends on what stands around it, the rules are those of the compiler's
/// lexer: operators bound to a side, members of tuples, slashes. What the compiler's parser knows
/// beside them is in `expectsOperand`.
struct SwiftLexer {
  let bytes: [UInt8]
  var position = 0
  private(set) var tokens: [SwiftToken] = []
  /// Whether something was cut short that further lines can't end: a text of one line, a quoted name.
  var isBroken = false
  /// Whether the end was reached within something that further lines can end.
  var isOpen = false
  /// Whether a value has to come next, as behind an operator or a `return`, and not something that
  /// goes on with one.
  private(set) var expectsOperand = true

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  mutating func readProgram() {
    if starts(with: "\u{FEFF}") { position += 3 }
    add(.space, from: 0)
    if starts(with: "#!") { readLineComment() }
    readCode(isInterpolated: false)
  }

  /// Up to the end, or up to the parenthesis that ends the interpolation.
  mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while let byte = byte() {
      if byte == ")" {
        if isInterpolated, depth == 0 { return }
        depth -= 1
      } else if byte == "(" {
        depth += 1
      }
      readToken(at: byte)
    }
    if depth < 0 { isBroken = true }
    if depth > 0 || isInterpolated { isOpen = true }
  }

  private mutating func readToken(at byte: Unicode.Scalar) {
    switch byte {
    case _ where byte.isSpace: readSpace()
    case "/" where self.byte(1) == "/": readLineComment()
    case "/" where self.byte(1) == "*": readBlockComment()
    case "\"": readText(pounds: 0)
    case "#": readPound()
    case "`": readQuotedName()
    case "@": readSigned(.attribute)
    case _ where byte.isDigit: readNumber()
    case _ where byte.isOperator: readOperator()
    case _ where byte.value < 0x80 && !byte.isWord: readMark()
    default: readWideCharacter()
    }
  }

  mutating func readMark() {
    let start = position
    position += 1
    add(.mark, from: start)
  }
}

// MARK: - Looking and taking

extension SwiftLexer {
  /// The byte so far ahead, as a scalar so that it can be compared with a literal; nil at the end.
  func byte(_ ahead: Int = 0) -> Unicode.Scalar? {
    bytes.indices.contains(position + ahead) ? Unicode.Scalar(bytes[position + ahead]) : nil
  }

  func starts(with text: StaticString, _ ahead: Int = 0) -> Bool {
    let start = position + ahead
    let count = text.utf8CodeUnitCount
    return start + count <= bytes.count
      && (0..<count).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  /// How many pounds stand so far ahead.
  func pounds(_ ahead: Int = 0) -> Int {
    bytes[min(position + ahead, bytes.count)...].prefix { $0 == UInt8(ascii: "#") }.count
  }

  mutating func skip(while holds: (Unicode.Scalar) -> Bool) {
    while let byte = byte(), holds(byte) { position += 1 }
  }

  /// Nothing where no byte was taken.
  mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    guard start < position else { return }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let token = SwiftToken(kind: kind, text: text, range: start..<position)
    if !token.isTrivia { expectsOperand = leavesOperand(token) }
    tokens.append(token)
  }

  private func leavesOperand(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .identifier:
      return tokens.last?.text != "." && SwiftKeyword.leadsToOperand(token.text)
    case .text: return bytes[position - 1] == UInt8(ascii: "(")
    case .mark: return Unicode.Scalar(bytes[position - 1]).opensOperand
    case .operator: return token.text != "." && (!isPostfix(token.range) || expectsOperand)
    default: return false
    }
  }
}
