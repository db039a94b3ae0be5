/// The appearance callbacks alone, a line an order: whom each container tells first, before its
/// animation and after it.
struct OrderOverview {
  let orders: [Order]
  let width: Int
  let style: Style
  let words: any Words

  private static let gap = 2

  /// Lines without a trailing newline; nil where no order has these callbacks.
  var text: String? {
    let rows = orders.compactMap(Row.init)
    guard !rows.isEmpty else { return nil }
    let widths = columnWidths(of: rows)
    let head = line(["", words.beforeAnimation, "", words.afterAnimation], widths: widths)
    let title = style.paint(words.ordersTitle, .heading)
    let legend = Markdown(words.ordersLegend).text(width: width - 2, style: style).indented(by: 2)
    let lines = [style.paint(head, .strong)] + rows.map { line($0.cells, widths: widths) }
    return "\(title)\n\(legend)\n\n" + lines.joined(separator: "\n").indented(by: 2)
  }

  private func columnWidths(of rows: [Row]) -> [Int] {
    (0..<5).map { column in
      rows.map { DisplayWidth.columns(of: $0.cells[column]) }.max() ?? 0
    }
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    let last = cells.lastIndex { !$0.isEmpty } ?? 0
    return cells[...last].enumerated().map { column, cell in
      let text = column == last ? cell : cell.padded(to: widths[column] + Self.gap)
      return column > 0 && cell.hasPrefix("new") ? style.paint(text, .code) : text
    }
    .joined()
  }
}

extension OrderOverview {
  /// An order's name, two callbacks before the animation and two after it.
  fileprivate struct Row {
    let cells: [String]

    /// Nil where nothing is animated, or a screen turns back on its way.
    init?(_ order: Order) {
      guard let animation = order.steps.firstIndex(of: Order.animation) else { return nil }
      let before = order.steps[..<animation].compactMap(Self.callback)
      let after = order.steps[animation...].compactMap(Self.callback)
      guard !before.isEmpty, before.count <= 2, after.count <= 2 else { return nil }
      let pairs = [before, after].flatMap { $0 + Array(repeating: "", count: 2 - $0.count) }
      cells = [order.name ?? ""] + pairs
    }

    private static func callback(_ step: String) -> String? {
      switch step {
      case "old.viewWillDisappear": "old will"
      case "new.viewWillAppear": "new will"
      case "old.viewDidDisappear": "old did"
      case "new.viewDidAppear": "new did"
      default: nil
      }
    }
  }
}
