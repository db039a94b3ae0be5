/// Makes Markdown out of texts from outside, which mean nothing in it.
enum MarkdownText {
  /// A code block, whatever the text holds.
  static func block(_ text: String, language: String = "") -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)\(language)\n\(text.hasSuffix("\n") ? text : text + "\n")\(fence)"
  }

  /// A code span on one line, whatever the text holds; one without `|` fits into a table's cell.
  /// Where there is nothing, words for that.
  static func code(_ text: String, words: any Words) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.allSatisfy(\.isWhitespace) else { return words.noLine }
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    return fence.count > 1 ? "\(fence) \(line) \(fence)" : "`\(line)`"
  }

  /// - Parameter rows: of cells that hold no `|`.
  static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let lines = [columns, columns.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// Each line behind its number.
  static func numbered(_ source: String) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let digits = "\(lines.count)".count
    return lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      let gutter = String(repeating: " ", count: digits - number.count) + number
      return line.isEmpty ? gutter : "\(gutter)  \(line)"
    }
    .joined(separator: "\n")
  }

  /// How many backticks stand in a row, at most.
  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
