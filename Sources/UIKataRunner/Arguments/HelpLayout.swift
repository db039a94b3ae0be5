/// Lays out a page of help: paragraphs, and rows that explain a word beside it, wrapped to a width.
struct HelpLayout {
  /// In columns.
  let width: Int

  /// Lines read best up to here, however wide the terminal is.
  private static let widest = 80

  init(width: Int) { self.width = min(max(width, 20), Self.widest) }

  /// - Parameter page: a paragraph a line; a row is a line with two spaces or more behind its word.
  ///   A line goes on where it doesn't end with a full stop and no row follows, or where the next
  ///   begins with a space.
  func text(_ page: String) -> String {
    var lines: [String] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let isRow = line.prefixMatch(of: /\S+ {2,}|--/) != nil
      let isOpen = lines.last.map { !$0.hasSuffix(".") && !$0.isEmpty } ?? false
      if let last = lines.indices.last, line.hasPrefix(" ") || (isOpen && !isRow && !line.isEmpty) {
        lines[last] += " " + line.drop { $0 == " " }
      } else {
        lines.append(String(line))
      }
    }
    return lines.map(wrapped).joined(separator: "\n")
  }

  private func wrapped(_ line: String) -> String {
    guard let row = line.firstMatch(of: /^(\S+ {2,})(\S.*)$/) else {
      return wrapped(line[...], behind: "", indent: 0)
    }
    return wrapped(row.2, behind: row.1, indent: row.1.count)
  }

  /// - Parameter indent: of the lines after the first.
  func wrapped(_ text: Substring, behind start: Substring, indent: Int) -> String {
    var lines: [String] = []
    var line = String(start)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
