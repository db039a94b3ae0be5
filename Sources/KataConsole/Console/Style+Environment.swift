extension Style {
  /// What a console can show, by what its environment says of it.
  ///
  /// - Parameters:
  ///   - codeset: of the process's locale, as `nl_langinfo(CODESET)` has it; nil where the locale
  ///     that the environment names isn't installed, so that its name has to do.
  ///   - isTerminal: whether output goes to one.
  public init(environment: [String: String], codeset: String?, isTerminal: Bool) {
    // https://no-color.org: present and not empty.
    let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    self.init(
      hasColor: isTerminal && !isDumb && !refusesColor,
      hasUnicode: Self.isUnicode(codeset ?? locale ?? ""))
  }

  private static func isUnicode(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }

  /// The text in characters that this console has: where it has only ASCII, punctuation and arrows
  /// in their plain forms, and a question mark for what has none.
  public func spelled(_ text: String) -> String {
    if hasUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.map { $0.isASCII ? String($0) : Self.plainForms[$0] ?? "?" }.joined()
  }

  private static let plainForms: [Character: String] = [
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "–": "-", "—": "-", "…": "...", "·": "-", "•": "-",
    "×": "x", "→": "->", "←": "<-", "⇒": "=>", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~",
    "−": "-", "✓": "+", "✗": "x", "◐": "o", "⏎": "Return", "│": "|", "─": "-", "┌": "+", "┐": "+",
    "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "▒": "#", "›": ">",
    "‹": "<", "°": " deg", "½": "1/2", "π": "pi", "\u{A0}": " ",
  ]
}
