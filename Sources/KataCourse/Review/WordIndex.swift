/// A few texts in which words are found whatever their ending: SQLite's full-text search over
/// Porter stems, in memory.
struct WordIndex {
  private let database: SQLDatabase

  init(_ texts: [String]) throws(SQLFailure) {
    database = try SQLDatabase(path: ":memory:")
    try database.run(
      "CREATE VIRTUAL TABLE texts USING fts5(words, tokenize = 'porter unicode61')")
    for (number, text) in texts.enumerated() {
      try database.run(
        "INSERT INTO texts (rowid, words) VALUES (?, ?)", .integer(number),
        .text(Self.spellings(of: text).joined(separator: "\n")))
    }
  }

  /// Whether a text has one of the phrases.
  func text(_ number: Int, has phrases: Phrases) throws(SQLFailure) -> Bool {
    guard !phrases.expression.isEmpty else { return false }
    return try !database.rows(
      "SELECT 1 FROM texts WHERE rowid = ? AND texts MATCH ?", .integer(number),
      .text(phrases.expression), read: { _ in true }
    ).isEmpty
  }

  /// How much each text has in common with another, the best 1; texts with nothing in common are
  /// missing.
  func likeness(to other: String) throws(SQLFailure) -> [Int: Double] {
    let words = Self.spellings(of: other).joined(separator: " ")
      .split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return [:] }
    let ranks = try database.rows(
      "SELECT rowid, bm25(texts) FROM texts WHERE texts MATCH ?",
      .text(words.map { "\"\($0)\"" }.joined(separator: " OR ")),
      read: { (number: $0.integer(0), rank: -($0.real(1) ?? 0)) })
    let best = ranks.map(\.rank).max() ?? 0
    guard best > 0 else { return [:] }
    return Dictionary(uniqueKeysWithValues: ranks.map { ($0.number, max(0, $0.rank / best)) })
  }

  /// Words to look for, each one word or several in a row, ready for full-text search.
  struct Phrases: Sendable {
    fileprivate let expression: String

    init(anyOf phrases: [String]) {
      expression = phrases.flatMap(WordIndex.spellings)
        .map { "\"\($0.replacing("\"", with: "\"\""))\"" }
        .joined(separator: " OR ")
    }
  }

  /// The text as it stands, and where that differs with camel case taken apart
  /// (`prepareForReuse` as `prepare For Reuse`) and adverbs without their ending, to which Porter's
  /// stems don't lead (`strongly` as `strong`).
  private static func spellings(of text: String) -> [String] {
    guard text.contains("ly") || text.contains(where: \.isUppercase) else { return [text] }
    let apart = text.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }
      .replacing(#/\b([A-Za-z]{4,})ly\b/#) { "\($0.1)" }
    return apart == text ? [text] : [text, apart]
  }
}
