/// A line of output or of an answer, as the values and words it consists of.
///
/// What means the same is the same: spaces don't count, typographic signs are the plain ones, and
/// points, sizes and rectangles are their numbers, whether written `(0, 0)`, `{0, 0}`,
/// `(x: 0, y: 0)`, `CGPoint(x: 0, y: 0)` or `((0, 0), (10, 10))`.
struct LineTokens {
  enum Token: Hashable {
    case word(String)
    case number(Double)
    /// Two numbers or more that belong together.
    case numbers([Double])
    case symbol(Character)
  }

  private(set) var tokens: [Token] = []

  init(_ line: String) {
    var scanner = Scanner(rest: line.map { Self.plain[$0] ?? $0 }[...])
    let scanned = scanner.tokens()
    var rest = scanned[...]
    while let first = rest.first {
      if let numbers = Self.group(&rest) ?? Self.run(&rest) {
        tokens.append(.numbers(numbers))
      } else {
        tokens.append(first)
        rest.removeFirst()
      }
    }
  }

  private static let plain: [Character: Character] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "−": "-", "–": "-", "\u{A0}": " ",
  ]
}

// MARK: - Numbers that belong together

extension LineTokens {
  /// `name(label: 1, 2, (3, 4))` without what only says how it is spelled. Nothing is taken from
  /// `rest` where it isn't one.
  private static func group(_ rest: inout ArraySlice<Token>) -> [Double]? {
    var ahead = rest
    var isNamed = false
    if case .word(let name)? = ahead.first, name.first?.isUppercase == true {
      ahead.removeFirst()
      isNamed = true
    }
    guard let close = closing[ahead.popFirst() ?? .symbol(" ")] else { return nil }
    var numbers: [Double] = []
    var isLabelled = false
    while let token = ahead.first, token != close {
      if case .word = token, ahead.dropFirst().first == .symbol(":") {
        ahead.removeFirst(2)
        isLabelled = true
      }
      if case .number(let number)? = ahead.first {
        numbers.append(number)
        ahead.removeFirst()
      } else if let inner = group(&ahead) {
        numbers += inner
      } else {
        return nil
      }
      if ahead.first == .symbol(",") { ahead.removeFirst() }
    }
    guard ahead.popFirst() == close, numbers.count > 1, isLabelled || !isNamed else { return nil }
    rest = ahead
    return numbers
  }

  private static let closing: [Token: Token] = [
    .symbol("("): .symbol(")"), .symbol("{"): .symbol("}"),
  ]

  /// `1, 2, 3` or `1 2 3` with nothing around it.
  private static func run(_ rest: inout ArraySlice<Token>) -> [Double]? {
    var ahead = rest
    var numbers: [Double] = []
    while case .number(let number)? = ahead.first {
      numbers.append(number)
      ahead.removeFirst()
      if ahead.first == .symbol(","), case .number? = ahead.dropFirst().first {
        ahead.removeFirst()
      }
    }
    guard numbers.count > 1 else { return nil }
    rest = ahead
    return numbers
  }
}

// MARK: - Scanning

extension LineTokens {
  private struct Scanner {
    var rest: ArraySlice<Character>

    mutating func tokens() -> [Token] {
      var tokens: [Token] = []
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if let number = number(after: tokens.last) {
          tokens.append(.number(number))
        } else if isWordPart(first) {
          tokens.append(.word(take(while: isWordPart)))
        } else {
          tokens.append(.symbol(rest.removeFirst()))
        }
      }
      return tokens
    }

    private func isWordPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }

    private mutating func take(while holds: (Character) -> Bool) -> String {
      let taken = rest.prefix(while: holds)
      rest = rest.dropFirst(taken.count)
      return String(taken)
    }

    /// A number, signed unless it follows a value; nil, and nothing taken, where none stands here.
    private mutating func number(after last: Token?) -> Double? {
      let before = rest
      var text = ""
      if let sign = rest.first, "+-".contains(sign), !isValue(last) {
        text.append(rest.removeFirst())
      }
      text += take(while: isDigit)
      if rest.first == ".", let next = rest.dropFirst().first, isDigit(next) {
        text.append(rest.removeFirst())
        text += take(while: isDigit)
      }
      if let power = exponent() { text += power }
      guard let number = Double(text), !(rest.first.map(isWordPart) ?? false) else {
        rest = before
        return nil
      }
      return number
    }

    private mutating func exponent() -> String? {
      guard let mark = rest.first, "eE".contains(mark) else { return nil }
      let before = rest
      rest.removeFirst()
      var text = "e"
      if let sign = rest.first, "+-".contains(sign) { text.append(rest.removeFirst()) }
      let digits = take(while: isDigit)
      if digits.isEmpty { rest = before }
      return digits.isEmpty ? nil : text + digits
    }

    private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private func isValue(_ token: Token?) -> Bool {
      switch token {
      case .word, .number: true
      default: false
      }
    }
  }
}
