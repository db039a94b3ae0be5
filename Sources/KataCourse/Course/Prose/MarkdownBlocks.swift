import CMarkdown

/// The blocks of a Markdown text and its code spans, as cmark finds them, by lines of the source.
///
/// So a heading inside a code fence is none, and what a section holds is cut out of the source
/// as its author wrote it.
struct MarkdownBlocks {
  struct Block {
    enum Kind: Equatable {
      case heading(level: Int, title: String)
      case quote
      case list(items: [ClosedRange<Int>])
      case other
    }
    var kind: Kind
    /// From 1.
    var lines: ClosedRange<Int>
  }

  /// What stands between backticks on one line.
  struct CodeSpan {
    var text: String
    /// From 1.
    var line: Int
  }

  let lines: [Substring]
  private(set) var blocks: [Block] = []
  private(set) var codeSpans: [CodeSpan] = []
  /// Where links lead.
  private(set) var addresses: [String] = []
  /// Fenced and indented code at any depth, fences included.
  private(set) var codeBlocks: [ClosedRange<Int>] = []

  init(_ markdown: String) {
    lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    guard let document = cmark_parse_document(markdown, markdown.utf8.count, CMARK_OPT_DEFAULT)
    else { return }
    defer { cmark_node_free(document) }
    var node = cmark_node_first_child(document)
    while let block = node {
      blocks.append(Block(kind: kind(of: block), lines: sourceLines(of: block)))
      node = cmark_node_next(block)
    }
    findCode(in: document)
  }

  /// The source of some lines, without blank lines around it.
  func source(_ range: Range<Int>) -> String {
    let chosen = lines[
      max(range.lowerBound - 1, 0)..<min(max(range.upperBound - 1, 0), lines.count)]
    let text = chosen.drop { $0.allSatisfy(\.isWhitespace) }
    let end = text.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? text.startIndex - 1
    return text[text.startIndex..<(end + 1)].joined(separator: "\n")
  }

  private func kind(of node: OpaquePointer) -> Block.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      .heading(level: Int(cmark_node_get_heading_level(node)), title: plainText(of: node))
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: .list(items: children(of: node).map(sourceLines))
    default: .other
    }
  }

  private func children(of node: OpaquePointer) -> [OpaquePointer] {
    Array(sequence(first: cmark_node_first_child(node)) { cmark_node_next($0) }.compactMap(\.self))
  }

  /// cmark ends a list where the next block begins; blank lines at its end are no part of it.
  private func sourceLines(of node: OpaquePointer) -> ClosedRange<Int> {
    let start = Int(cmark_node_get_start_line(node))
    var end = max(start, min(Int(cmark_node_get_end_line(node)), lines.count))
    while end > start, lines[end - 1].allSatisfy(\.isWhitespace) { end -= 1 }
    return start...end
  }

  private func plainText(of node: OpaquePointer) -> String {
    guard let text = cmark_render_plaintext(node, CMARK_OPT_DEFAULT, 0) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return String(cString: text).trimmingWhitespace
  }

  private mutating func findCode(in document: OpaquePointer) {
    guard let walk = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE else { return }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk) else { continue }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_CODE: codeSpans.append(span(node))
      case CMARK_NODE_LINK:
        if let url = cmark_node_get_url(node) { addresses.append(String(cString: url)) }
      case CMARK_NODE_CODE_BLOCK: codeBlocks.append(sourceLines(of: node))
      default: break
      }
    }
  }

  private func span(_ node: OpaquePointer) -> CodeSpan {
    CodeSpan(
      text: cmark_node_get_literal(node).map { String(cString: $0) } ?? "",
      line: Int(cmark_node_get_start_line(node)))
  }
}

extension StringProtocol {
  /// Without spaces, tabs and line ends around it.
  var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
