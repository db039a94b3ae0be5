import Foundation

/// What a marker behind a literal lets a seed put there instead.
struct Marker: Hashable, Sendable {
  /// The values, as they are spelled in the program.
  var values: [String]

  /// Reads `10...90 by 10` or `.pageSheet|.fullScreen`, what stands between `/*:` and `*/`; nil
  /// where it offers fewer than two values, or one twice.
  init?(_ text: String) {
    let text = text.trimmingWhitespace
    values =
      Self.numbers(text)
      ?? text.split(separator: "|", omittingEmptySubsequences: false)
      .map(\.trimmingWhitespace)
    guard values.count > 1, !values.contains(""), Set(values).count == values.count else {
      return nil
    }
  }

  private static let mostValues = 10_000

  /// The numbers of a range, all with as many decimals as its ends and its step have at most; empty
  /// where there are too many or none, nil where it isn't a range.
  private static func numbers(_ text: String) -> [String]? {
    let range = /(-?\d+(?:\.\d+)?)\s*\.\.\.\s*(-?\d+(?:\.\d+)?)(?:\s+by\s+(\d+(?:\.\d+)?))?/
    guard let match = text.wholeMatch(of: range) else { return nil }
    let texts = [match.1, match.2, match.3 ?? "1"]
    let numbers = texts.compactMap { Decimal(string: String($0)) }
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

  private static func spelled(_ value: Decimal, decimals: Int) -> String {
    var text = "\(value)"
    guard decimals > 0 else { return text }
    if !text.contains(".") { text += "." }
    let have = text.split(separator: ".", omittingEmptySubsequences: false).last?.count ?? 0
    return text + String(repeating: "0", count: max(0, decimals - have))
  }
}

/// A program as its author wrote it, with its markers found.
struct MarkedProgram: Sendable {
  /// The source around the values: one piece more than there are markers.
  private(set) var pieces: [String] = [""]
  private(set) var markers: [Marker] = []
  /// The values that stand in the file, which are seed 0's.
  private(set) var own: [String] = []
  private(set) var mistakes: [Mistake] = []

  struct Mistake: Sendable {
    var message: String
    var line: Int
    var column: Int
  }

  init(_ source: String) {
    var line = 1
    var column = 1
    for token in SwiftTokens(source).tokens {
      if token.kind == .comment, token.text.hasPrefix("/*:") {
        take(marker: token.text, line: line, column: column)
      } else {
        pieces[pieces.count - 1] += token.text
      }
      for character in token.text {
        column += 1
        if character.isNewline {
          line += 1
          column = 1
        }
      }
    }
  }

  private mutating func take(marker text: String, line: Int, column: Int) {
    func mistake(_ message: String) {
      mistakes.append(Mistake(message: message, line: line, column: column))
    }
    guard let marker = Marker(String(text.dropFirst(3).dropLast(2))) else {
      return mistake("a marker offers at least two different values")
    }
    let before = pieces[pieces.count - 1]
    guard
      let own = marker.values.filter({ Self.ends(before, with: $0) }).max(by: {
        $0.count < $1.count
      })
    else {
      return mistake("a marker stands directly behind one of the values it offers")
    }
    pieces[pieces.count - 1] = String(before.dropLast(own.count))
    pieces.append("")
    markers.append(marker)
    self.own.append(own)
  }

  /// Whether the value stands at the end as a whole: `40`, and not the end of `140`.
  private static func ends(_ source: String, with value: String) -> Bool {
    guard source.hasSuffix(value), let first = value.first else { return false }
    guard let before = source.dropLast(value.count).last else { return true }
    let isWordPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "_"
    }
    if isWordPart(first) {
      return !isWordPart(before) && !(first.isNumber && ".-".contains(before))
    }
    return first != "-" || !(isWordPart(before) || before == ")")
  }

  /// The program of a seed. Programs with the same markers get the same values.
  func dealt(seed: Int, stream: String) -> String {
    var numbers = SeededNumbers(seed: seed, stream: stream + " values")
    var source = pieces[0]
    for (index, marker) in markers.enumerated() {
      let drawn = marker.values[numbers.index(below: marker.values.count)]
      source += (seed == 0 ? own[index] : drawn) + pieces[index + 1]
    }
    return source
  }
}
