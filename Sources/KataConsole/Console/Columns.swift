/// Words laid out in columns that are read downwards, as `ls` does.
public struct Columns: Sendable {
  public var words: [String]

  public init(_ words: [String]) {
    self.words = words
  }

  /// Lines without a trailing newline.
  public func text(width: Int) -> String {
    let widest = (words.map(DisplayWidth.columns(of:)).max() ?? 0) + 2
    let columns = max(1, width / widest)
    let rows = (words.count + columns - 1) / columns
    return (0..<rows).map { row in
      let inRow = stride(from: row, to: words.count, by: rows).map { words[$0] }
      return inRow.dropLast().map { $0.padded(to: widest) }.joined() + (inRow.last ?? "")
    }
    .joined(separator: "\n")
  }
}
