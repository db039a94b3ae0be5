import Foundation

/// Markdown in which code can be told from words.
struct Prose {
  let markdown: String

  init(_ markdown: String) {
    self.markdown = markdown
  }

  /// The same with every code span and code block replaced.
  ///
  /// cmark knows which spans are code and on which line, but in nested lists not in which column;
  /// so each is looked for on its line, in order. A span that runs over a line end stays.
  func mapCode(_ transform: (String) -> String) -> String {
    let found = MarkdownBlocks(markdown)
    var lines = found.lines.map(String.init)
    for line in found.codeBlocks.joined() { lines[line - 1] = transform(lines[line - 1]) }
    let spans = Dictionary(grouping: found.codeSpans, by: \.line)
    for (line, spans) in spans {
      lines[line - 1] = Self.replacing(spans.map(\.text), in: lines[line - 1], by: transform)
    }
    return lines.joined(separator: "\n")
  }

  private static func replacing(
    _ spans: [String], in line: String, by transform: (String) -> String
  ) -> String {
    var result = ""
    var rest = line[...]
    for span in spans {
      guard let range = rest.range(of: "`\(span)`") else { continue }
      result += rest[..<range.lowerBound] + "`\(transform(span))`"
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
