// Operators, and on which side they lean.

extension SwiftLexer {
  /// An operator, or a regular expression with the prefix operators before it.
  mutating func readOperator() {
    let start = position
    if isLeftBound(start), let byte = byte(), byte == "!" || byte == "?" {
      position += 1
      return add(.operator, from: start)
    }
    skipOperator()
    let range = start..<position
    if let slash = bytes[range].firstIndex(of: UInt8(ascii: "/")), canBeOperand(range) {
      position = slash
      if let end = regularExpressionEnd() {
        add(.operator, from: start)
        position = end
        return add(.regularExpression, from: slash)
      }
      position = range.upperBound
    }
    add(.operator, from: start)
  }

  /// Up to a comment, and in an operator that didn't begin with one up to a dot.
  private mutating func skipOperator() {
    let start = position
    while let byte = byte() {
      if position > start, starts(with: "//") || starts(with: "/*") { return }
      if byte == ".", position > start, bytes[start] != UInt8(ascii: ".") { return }
      if byte.isOperator {
        position += 1
      } else {
        guard let scalar = wideScalar(), scalar.isOperatorHead || scalar.isOperatorTail else {
          return
        }
        position += UTF8.width(scalar)
      }
    }
  }

  /// Whether an operator stands where a value has to: it can only be a prefix, or a slash that
  /// opens a regular expression.
  private func canBeOperand(_ range: Range<Int>) -> Bool {
    let isBoundLeft = isLeftBound(range.lowerBound)
    let isBoundRight = isRightBound(range)
    return expectsOperand ? !isBoundLeft || isBoundRight : !isBoundLeft && isBoundRight
  }

  /// A single `!` or `?` behind a value is one, whatever follows.
  func isPostfix(_ range: Range<Int>) -> Bool {
    guard isLeftBound(range.lowerBound) else { return false }
    let byte = Unicode.Scalar(bytes[range.lowerBound])
    return range.count == 1 && (byte == "!" || byte == "?") || !isRightBound(range)
  }

  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let before = Unicode.Scalar(bytes[start - 1])
    if before == "/" { return tokens.last?.kind != .comment }
    return !before.isSpace && !before.opensOperand
  }

  private func isRightBound(_ range: Range<Int>) -> Bool {
    guard range.upperBound < bytes.count else { return false }
    let behind = Unicode.Scalar(bytes[range.upperBound])
    // `^` is a postfix in `x^.y` and a prefix in `^.y`.
    if behind == "." { return !isLeftBound(range.lowerBound) }
    // Only a comment stops an operator before a slash.
    if behind == "/" { return false }
    return !behind.isSpace && !")]},;:".unicodeScalars.contains(behind)
  }
}
