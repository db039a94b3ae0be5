import Foundation

/// What a marker behind a literal lets a seed put there instead.
struct Marker: Hashable, Sendable {
  /// The values, as they are spelled in the program.
  var values: [String]
  /// Written as a range of numbers, whose literal may lie between the steps.
  var isRange: Bool

  /// Reads `10...90 by 10` or `.pageSheet|.fullScreen`, what stands between `/*:` and `*/`; nil
  /// where it offers fewer than two values, or one twice.
  init?(_ text: String) {
    let text = text.trimmingWhitespace
    let numbers = Self.numbers(text)
    let alternatives = text.split(separator: "|", omittingEmptySubsequences: false)
    let values = numbers ?? alternatives.map(\.trimmingWhitespace)
    guard values.count > 1, !values.contains(""), Set(values).count == values.count else {
      return nil
    }
    self.values = values
    isRange = numbers != nil
  }

  private static let mostValues = 10_000

  /// The numbers of a range, all with as many decimals as its ends and its step have at most; empty
  /// where there are too many or none, nil where it isn't a range.
  private static func numbers(_ text: String) -> [String]? {
    guard let texts = rangeParts(text) else { return nil }
    let numbers = texts.compactMap { Decimal(string: $0) }
    guard numbers.count == 3, numbers[2] > 0, numbers[0] < numbers[1] else { return [] }
    let decimals = texts.map { $0.split(separator: ".").dropFirst().first?.count ?? 0 }.max() ?? 0
    var values: [String] = []
    var value = numbers[0]
    while value <= numbers[1], values.count <= mostValues {
      values.append(spelled(value, decimals: decimals))
      value += numbers[2]
    }
    return values.count > mostValues ? [] : values
  }

  /// First, last and step of `10...90 by 10`; nil where the text is something else.
  private static func rangeParts(_ text: String) -> [String]? {
    guard let dots = text.range(of: "...") else { return nil }
    var last = text[dots.upperBound...]
    var step = "1"
    if let by = last.range(of: " by ") {
      step = last[by.upperBound...].trimmingWhitespace
      last = last[..<by.lowerBound]
    }
    let parts = [text[..<dots.lowerBound].trimmingWhitespace, last.trimmingWhitespace, step]
    return parts.allSatisfy(isNumber) ? parts : nil
  }

  /// `-12` or `0.25`.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    return text.filter { $0 == "-" }.count <= 1 && parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  private static func spelled(_ value: Decimal, decimals: Int) -> String {
    var text = "\(value)"
    guard decimals > 0 else { return text }
    if !text.contains(".") { text += "." }
    let have = text.split(separator: ".", omittingEmptySubsequences: false).last?.count ?? 0
    return text + String(repeating: "0", count: max(0, decimals - have))
  }
}

extension Marker {
  /// How many of the tokens before the marker are the literal it varies; nil where none is.
  func literal(before tokens: ArraySlice<SwiftToken>) -> Int? {
    isRange ? number(before: tokens) : value(before: tokens)
  }

  /// In tokens.
  private static let longestLiteral = 40

  /// One of the values, as whole tokens: `40`, and not the end of `140`.
  private func value(before tokens: ArraySlice<SwiftToken>) -> Int? {
    (1...Self.longestLiteral).last { count in
      values.contains(tokens.suffix(count).map(\.text).joined())
    }
  }

  /// A number, with its sign where the range has negative ones.
  private func number(before tokens: ArraySlice<SwiftToken>) -> Int? {
    guard tokens.last?.kind == .number else { return nil }
    let before = tokens.dropLast()
    guard values[0].hasPrefix("-"), before.last?.text == "-" else { return 1 }
    let left = before.dropLast().last
    let isMinus = left?.kind == .identifier || left?.kind == .number || left?.text == ")"
    return isMinus ? 1 : 2
  }
}
