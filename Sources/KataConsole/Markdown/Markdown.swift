/// Markdown as text for a console, wrapped to its width.
///
/// Paragraphs, headings, lists, block quotes, tables and code are laid out; code is indented and
/// never wrapped, since what is copied must compile. HTML is shown as it is written.
public struct Markdown: Sendable {
  public var source: String

  public init(_ source: String) {
    self.source = source
  }

  /// Lines without a trailing newline, no wider than the width except code, and a table whose
  /// columns can't be made narrower.
  public func text(width: Int, style: Style) -> String {
    BlockLayout(width: width, style: style)
      .lines(of: MarkdownNode.parse(source.withoutControls))
      .joined(separator: "\n")
  }
}

/// Lays out blocks in a column of text.
struct BlockLayout {
  var width: Int
  let style: Style

  /// The children of a document, quote or item, with a blank line between two blocks.
  func lines(of parent: MarkdownNode, isTight: Bool = false) -> [String] {
    let blocks = parent.children.map(lines(ofBlock:)).filter { !$0.isEmpty }
    return Array(blocks.joined(separator: isTight ? [] : [""]))
  }

  private func lines(ofBlock node: MarkdownNode) -> [String] {
    switch node.kind {
    case .heading: wrapped(node.childSpans(style: style, in: .heading))
    case .list: items(of: node)
    case .blockQuote: quote(node)
    case .codeBlock: code(node)
    case .htmlBlock: rows(of: node.literal)
    case .thematicBreak: [String(repeating: style.horizontalLine, count: min(width, 20))]
    case .table: TableLayout(table: node, width: width, style: style).lines
    default: wrapped(node.childSpans(style: style))
    }
  }

  private func wrapped(_ spans: [Span]) -> [String] {
    Wrapping.lines(of: spans, width: width).map { $0.map { $0.painted(style) }.joined() }
  }

  private func items(of list: MarkdownNode) -> [String] {
    let lastNumber = list.number + list.children.count - 1
    let markWidth = list.isOrdered ? "\(lastNumber).".count : 1
    let items = list.children.enumerated().map { offset, item in
      let mark = list.isOrdered ? "\(list.number + offset)." : style.bullet
      return indented(item, by: markWidth + 1, isTight: list.isTight, first: mark)
    }
    return Array(items.joined(separator: list.isTight ? [] : [""]))
  }

  private func indented(
    _ item: MarkdownNode, by columns: Int, isTight: Bool, first mark: String
  ) -> [String] {
    let inner = BlockLayout(width: max(1, width - columns), style: style)
    let content = inner.lines(of: item, isTight: isTight)
    let indent = String(repeating: " ", count: columns)
    let head = mark.padded(to: columns) + (content.first ?? "")
    return [head] + content.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
  }

  private func quote(_ node: MarkdownNode) -> [String] {
    let inner = BlockLayout(width: max(1, width - 2), style: style)
    let bar = style.paint(style.verticalLine, .quiet)
    return inner.lines(of: node).map { $0.isEmpty ? bar : "\(bar) \($0)" }
  }

  private func code(_ node: MarkdownNode) -> [String] {
    rows(of: node.literal).map { $0.isEmpty ? "" : "    " + style.paint($0, .code) }
  }

  private func rows(of literal: String) -> [String] {
    var rows = literal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last == "" { rows.removeLast() }
    return rows
  }
}

extension Style {
  var bullet: String { hasUnicode ? "•" : "-" }
  var verticalLine: String { hasUnicode ? "│" : "|" }
  var horizontalLine: String { hasUnicode ? "─" : "-" }
}
