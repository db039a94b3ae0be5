import CMarkdown
import Foundation

/// One node of a parsed Markdown document.
struct MarkdownNode {
  var kind: Kind
  /// The text of text, code and HTML.
  var literal: String
  /// A heading's level, or the number a list starts with.
  var number: Int
  /// A list whose items are numbered.
  var isOrdered: Bool
  /// A list whose items have no blank lines between them.
  var isTight: Bool
  var address: String
  var children: [MarkdownNode]

  /// The names cmark-gfm gives its nodes.
  enum Kind: String {
    case document, paragraph, heading, list, item, table
    case blockQuote = "block_quote"
    case codeBlock = "code_block"
    case htmlBlock = "html_block"
    case thematicBreak = "thematic_break"
    case tableHeader = "table_header"
    case tableRow = "table_row"
    case tableCell = "table_cell"
    case text, softbreak, linebreak, code, emph, strong, link, image
    case htmlInline = "html_inline"
    /// What a later version of cmark-gfm may add; its children are shown.
    case other
  }
}

extension MarkdownNode {
  /// Parses GitHub's Markdown with tables. Any text is well-formed Markdown.
  static func parse(_ source: String) -> MarkdownNode {
    read(source) { document, _ in MarkdownNode(copying: document) } ?? .empty
  }

  /// The same as HTML, without whatever HTML the Markdown holds and without links that run a script.
  static func html(of source: String) -> String {
    read(source) { document, parser in
      let extensions = cmark_parser_get_syntax_extensions(parser)
      guard let text = cmark_render_html(document, CMARK_OPT_DEFAULT, extensions) else { return "" }
      defer { free(text) }
      return String(cString: text)
    } ?? ""
  }

  /// - Parameter use: gets the document and the parser it comes from, neither of which outlives it.
  private static func read<Value>(
    _ source: String, _ use: (OpaquePointer, OpaquePointer) -> Value
  ) -> Value? {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    if let tables = Self.tables.value { cmark_parser_attach_syntax_extension(parser, tables) }
    cmark_parser_feed(parser, source, source.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(document) }
    return use(document, parser)
  }

  private init(copying node: OpaquePointer) {
    kind =
      cmark_node_get_type_string(node).flatMap { Kind(rawValue: String(cString: $0)) } ?? .other
    literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    isTight = cmark_node_get_list_tight(node) != 0
    number = Int(
      kind == .heading ? cmark_node_get_heading_level(node) : cmark_node_get_list_start(node))
    address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    children = sequence(state: cmark_node_first_child(node)) { child in
      defer { child = child.flatMap(cmark_node_next) }
      return child
    }
    .map(MarkdownNode.init(copying:))
  }

  private static let empty = MarkdownNode(
    kind: .document, literal: "", number: 0, isOrdered: false, isTight: true, address: "",
    children: [])

  private static let tables = TableExtension()

  /// Safe to share: registered once, and cmark-gfm only reads it afterwards.
  private struct TableExtension: @unchecked Sendable {
    let value: OpaquePointer?

    init() {
      cmark_gfm_core_extensions_ensure_registered()
      value = cmark_find_syntax_extension("table")
    }
  }
}
