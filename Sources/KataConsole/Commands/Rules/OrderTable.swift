/// Orders side by side: a column each, read downwards.
///
/// Orders that share the step `transition.runs` have it in one row, so that what comes before an
/// animation can be compared, and what comes after it. Columns that don't fit go into a further
/// block below.
struct OrderTable {
  let orders: [Order]
  let width: Int
  let style: Style

  private static let gap = 2

  /// Lines without a trailing newline.
  var text: String {
    blocks.map { lines(of: $0).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// As many orders a block as fit, and no block much emptier than the others.
  private var blocks: [[Order]] {
    let fitting = max(1, (width + Self.gap) / (columnWidth + Self.gap))
    let blocks = (orders.count + fitting - 1) / fitting
    let size = (orders.count + blocks - 1) / blocks
    return stride(from: 0, to: orders.count, by: size).map { start in
      Array(orders[start..<min(start + size, orders.count)])
    }
  }

  private var columnWidth: Int {
    orders.flatMap { [Span(text: $0.name ?? "")] + cells(of: $0) }
      .map { DisplayWidth.columns(of: $0.text) }.max() ?? 0
  }

  private var numberWidth: Int { "\(orders.map(\.steps.count).max() ?? 0)".count }

  private func lines(of block: [Order]) -> [String] {
    let columns = columns(of: block)
    let rows = (0..<(columns.map(\.count).max() ?? 0)).map { row in
      line(columns.map { $0.indices.contains(row) ? $0[row] : nil })
    }
    let names = block.compactMap(\.name)
    return (names.isEmpty ? [] : [line(names.map { .init(text: $0, role: .strong) })]) + rows
  }

  private func cells(of order: Order) -> [Span] {
    order.steps.enumerated().map { offset, step in
      let number = "\(offset + 1)"
      let indent = String(repeating: " ", count: numberWidth - number.count)
      return Span(text: "\(indent)\(number) \(step)", role: role(of: step))
    }
  }

  private func role(of step: String) -> Style.Role? {
    if step == Order.animation { return .quiet }
    return step.hasPrefix("new.") ? .code : nil
  }

  /// Columns with room above them, so that the shared step falls into one row.
  private func columns(of block: [Order]) -> [[Span?]] {
    let rows = block.compactMap { $0.steps.firstIndex(of: Order.animation) }
    guard rows.count == block.count, let lowest = rows.max() else { return block.map(cells) }
    return zip(block, rows).map { order, row in
      Array(repeating: nil, count: lowest - row) + cells(of: order)
    }
  }

  private func line(_ cells: [Span?]) -> String {
    let last = cells.lastIndex { $0 != nil } ?? 0
    return cells[...last].enumerated().map { index, cell in
      let text = cell?.text ?? ""
      let rest = index == last ? 0 : columnWidth + Self.gap - DisplayWidth.columns(of: text)
      return (cell?.painted(style) ?? "") + String(repeating: " ", count: rest)
    }
    .joined()
  }
}
