extension Markdown {
  /// What a column of text can't show: lines of code and of tables that stick out of it, and words
  /// that are cut because they don't fit.
  public func overflow(width: Int) -> [String] {
    let shown = rows(width: width)
    let wide = shown.filter { DisplayWidth.columns(of: $0) > width }
    var left = Dictionary(words(in: shown).map { ($0, 1) }, uniquingKeysWith: +)
    let cut = words(in: rows(width: 10_000)).filter { word in
      left[word, default: 0] -= 1
      return left[word, default: 0] < 0
    }
    return (wide + cut).map(String.init)
  }

  private func rows(width: Int) -> [Substring] {
    text(width: width, style: Style(hasColor: false, hasUnicode: true))
      .split(separator: "\n")
  }

  /// Without the rules of tables, and without wide characters, between which a line may end.
  private func words(in rows: [Substring]) -> [Substring] {
    rows.flatMap { $0.split(separator: " ") }.filter { word in
      !word.allSatisfy { $0 == "─" } && DisplayWidth.columns(of: word) == word.count
    }
  }
}
