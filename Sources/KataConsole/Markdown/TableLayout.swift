/// Lays out a table in columns, narrowing the widest where it doesn't fit.
struct TableLayout {
  let table: MarkdownNode
  let width: Int
  let style: Style

  private static let gap = 2
  /// No column is made narrower than this.
  private static let leastColumn = 8

  var lines: [String] {
    let rows = table.children.map { row in
      row.children.map { cell in
        cell.childSpans(style: style, in: row.kind == .tableHeader ? .strong : nil)
      }
    }
    let widths = columnWidths(of: rows)
    var blocks = rows.map { lines(of: $0, widths: widths) }
    let rule = String(repeating: style.horizontalLine, count: total(widths))
    blocks.insert([style.paint(rule, .quiet)], at: min(1, blocks.count))
    return blocks.flatMap { $0 }
  }

  private func columnWidths(of rows: [[[Span]]]) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? columns(of: $0[column]) : 0 }.max() ?? 0
    }
    while total(widths) > width, let widest = widths.max(), widest > Self.leastColumn,
      let index = widths.firstIndex(of: widest)
    {
      widths[index] -= 1
    }
    return widths
  }

  private func columns(of spans: [Span]) -> Int {
    spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
  }

  private func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
  }

  /// One row, as many lines as its highest cell.
  private func lines(of row: [[Span]], widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { Wrapping.lines(of: $0, width: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      zip(cells, widths).map { cell, width in
        let spans = cell.indices.contains(line) ? cell[line] : []
        let rest = String(repeating: " ", count: max(0, width - columns(of: spans)))
        return spans.map { $0.painted(style) }.joined() + rest
      }
      .joined(separator: String(repeating: " ", count: Self.gap)).trimmingTrailingSpaces
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
