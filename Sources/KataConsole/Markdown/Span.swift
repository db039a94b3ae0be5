/// A stretch of text that looks one way.
struct Span: Hashable {
  var text: String
  var role: Style.Role?

  func painted(_ style: Style) -> String {
    style.paint(text, role)
  }
}

extension MarkdownNode {
  /// The inline content as spans; a newline stands for a hard break.
  ///
  /// Where there is no colour, code keeps its backticks and emphasis its asterisks.
  func spans(style: Style, in role: Style.Role? = nil) -> [Span] {
    switch kind {
    case .text, .htmlInline: [Span(text: literal, role: role)]
    case .softbreak: [Span(text: " ", role: role)]
    case .linebreak: [Span(text: "\n", role: nil)]
    case .code: [Span(text: style.marked(literal, "`"), role: .code)]
    case .emph: marked("*", role: role ?? .emphasis, style: style)
    case .strong: marked("**", role: .strong, style: style)
    case .link, .image: childSpans(style: style, in: role) + addressSpans
    default: childSpans(style: style, in: role)
    }
  }

  func childSpans(style: Style, in role: Style.Role? = nil) -> [Span] {
    children.flatMap { $0.spans(style: style, in: role) }
  }

  private func marked(_ mark: String, role: Style.Role, style: Style) -> [Span] {
    let inner = childSpans(style: style, in: role)
    guard !style.hasColor else { return inner }
    return [Span(text: mark, role: role)] + inner + [Span(text: mark, role: role)]
  }

  /// A link's address behind its text, unless the text says it.
  private var addressSpans: [Span] {
    let text = children.map(\.literal).joined()
    return address.isEmpty || text == address ? [] : [Span(text: " <\(address)>", role: .quiet)]
  }
}

extension Style {
  fileprivate func marked(_ text: String, _ mark: String) -> String {
    hasColor ? text : mark + text + mark
  }
}
