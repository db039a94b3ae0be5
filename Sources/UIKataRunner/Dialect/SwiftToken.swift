/// A word or a mark of Swift source that stands in neither a comment nor a text.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// Without the back-ticks it may be written with.
    case identifier
    /// `@objc`
    case attribute
    /// `#selector`
    case directive
    case number
    /// A text or a regular expression. The code inside its `\(…)` follows as tokens of its own.
    case literal
    /// One character, or `->`.
    case mark
  }

  var kind: Kind
  var text: String
  /// Bytes of the source.
  var range: Range<Int>
}

/// Cuts Swift source into tokens, as far as finding declarations and attributes takes.
///
/// Whoever edits by tokens leaves comments, texts (raw ones, those of many lines, what is
/// interpolated into them) and regular expressions alone.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var tokens: [SwiftToken] = []
  /// Whether every comment, text and bracket that begins also ends.
  private(set) var isComplete = true

  init(_ source: String) {
    bytes = Array(source.utf8)
    lexCode(insideText: false)
  }

  /// Reads code up to the end, or up to the bracket that closes an interpolation.
  private mutating func lexCode(insideText: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case " ", "\t", "\n", "\r": position += 1
      case "/" where peek(1) == "/": skipLine()
      case "/" where peek(1) == "*": skipComment()
      case "/" where startsRegex: lexRegex(pounds: 0)
      case "\"": lexText(pounds: 0)
      case "#": lexPound()
      case "`": lexQuotedIdentifier()
      case "@": lexWord(.attribute, from: position)
      case "(":
        depth += 1
        lexMark()
      case ")":
        if insideText, depth == 0 { return }
        depth -= 1
        lexMark()
      case _ where byte.isDigit: lexNumber()
      case _ where byte.isWord: lexWord(.identifier, from: position)
      default: lexMark()
      }
    }
    if depth != 0 || insideText { isComplete = false }
  }

  /// The byte so far ahead, as a scalar so that it can be compared with a literal.
  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    bytes.indices.contains(position + offset) ? Unicode.Scalar(bytes[position + offset]) : nil
  }

  private func hasPrefix(_ text: String, at start: Int) -> Bool {
    bytes[min(start, bytes.count)...].starts(with: text.utf8)
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, trimming: Int = 0) {
    let text = String(decoding: bytes[start + trimming..<position - trimming], as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, text: text, range: start..<position))
  }
}

// MARK: - Words and marks

extension SwiftLexer {
  private mutating func lexMark() {
    let start = position
    position += hasPrefix("->", at: position) ? 2 : 1
    add(.mark, from: start)
  }

  private mutating func lexWord(_ kind: SwiftToken.Kind, from start: Int) {
    if kind != .identifier { position += 1 }
    while let byte = peek(), byte.isWord || byte.isDigit { position += 1 }
    add(kind, from: start)
  }

  private mutating func lexQuotedIdentifier() {
    let start = position
    position += 1
    while let byte = peek(), byte != "`", byte != "\n" { position += 1 }
    guard peek() == "`" else {
      isComplete = false
      return
    }
    position += 1
    add(.identifier, from: start, trimming: 1)
  }

  private mutating func lexNumber() {
    let start = position
    while let byte = peek(), byte.isWord || byte.isDigit || byte == "." {
      if byte == ".", peek(1)?.isDigit != true { break }
      position += 1
    }
    add(.number, from: start)
  }

  private mutating func lexPound() {
    let pounds = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    switch peek(pounds) {
    case "\"": lexText(pounds: pounds)
    case "/": lexRegex(pounds: pounds)
    case _ where position == 0 && peek(1) == "!": skipLine()
    default: lexWord(.directive, from: position)
    }
  }
}

// MARK: - Comments, texts, regular expressions

extension SwiftLexer {
  private mutating func skipLine() {
    while let byte = peek(), byte != "\n" { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if hasPrefix("/*", at: position) {
        depth += 1
        position += 2
      } else if hasPrefix("*/", at: position) {
        depth -= 1
        position += 2
      } else if peek() == nil {
        isComplete = false
        return
      } else {
        position += 1
      }
    } while depth > 0
  }

  private mutating func lexText(pounds: Int) {
    let start = position
    let tail = String(repeating: "#", count: pounds)
    position += pounds
    let quotes = hasPrefix("\"\"\"", at: position) ? "\"\"\"" : "\""
    position += quotes.count
    // Its place in the list is before what is interpolated into it.
    let index = tokens.count
    add(.literal, from: start)
    while !hasPrefix(quotes + tail, at: position) {
      guard let byte = peek(), byte != "\n" || quotes.count == 3 else {
        isComplete = false
        return
      }
      guard hasPrefix("\\" + tail, at: position) else {
        position += 1
        continue
      }
      position += 1 + pounds
      guard peek() == "(" else {
        position += 1
        continue
      }
      position += 1
      lexCode(insideText: true)
      position += 1
    }
    position += quotes.count + pounds
    tokens[index].range = start..<position
  }

  /// Whether a slash can only begin a regular expression: behind a value it divides.
  private var startsRegex: Bool {
    guard let next = peek(1), next != " ", next != "\n", next != "=", next != ")" else {
      return false
    }
    switch tokens.last {
    case nil: return true
    case .some(let token) where token.kind == .mark: return "([{,=:;!&|?".contains(token.text)
    case .some(let token): return ["return", "case", "in", "try", "await"].contains(token.text)
    }
  }

  private mutating func lexRegex(pounds: Int) {
    let start = position
    let end = "/" + String(repeating: "#", count: pounds)
    position += pounds + 1
    while !hasPrefix(end, at: position) {
      guard let byte = peek(), byte != "\n" || pounds > 0 else {
        // A slash alone on its line is an operator after all.
        position = start + 1
        return add(.mark, from: start)
      }
      position += byte == "\\" ? 2 : 1
    }
    position += end.count
    add(.literal, from: start)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { self >= "0" && self <= "9" }

  /// Belongs to a name: a letter, an underscore, a dollar, or a byte of a character beyond ASCII.
  fileprivate var isWord: Bool {
    self >= "a" && self <= "z" || self >= "A" && self <= "Z" || self == "_" || self == "$"
      || value >= 0x80
  }
}
