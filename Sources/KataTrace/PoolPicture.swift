/// The cells of a table: those that show rows, from top to bottom, and those that wait.
///
///     TableView
///       [0, 2]  PhotoCell#3  Photo 2
///     * [0, 3]  PhotoCell    Photo 3
///     photo: 1 waits
///               PhotoCell#2  Photo 1    leaves first
///     4 cells made
///
/// A star marks what has changed since the step before.
public struct PoolPicture: Sendable {
  private let table: TableSnapshot
  private let old: TableSnapshot?
  private let made: Int
  private let strokes: Strokes
  private let columns: Int
  private let rows: Int
  private let words: any PictureWords

  /// - Parameters:
  ///   - old: the table as it was before.
  ///   - made: how many cells it has had by now.
  ///   - columns: at most so many characters a line.
  ///   - rows: at most so many lines; rows in the middle and cells that leave last give way.
  public init(
    of table: TableSnapshot, since old: TableSnapshot? = nil, made: Int, strokes: Strokes = .box,
    columns: Int = 60, rows: Int = .max, words: any PictureWords = EnglishPictureWords()
  ) {
    self.table = table
    self.old = old
    self.made = made
    self.strokes = strokes
    self.columns = max(24, columns)
    self.rows = max(8, rows)
    self.words = words
  }

  public var lines: [String] {
    let waiting = table.waiting.flatMap(waitingLines)
    let end = words.cellsMade(made)
    let room = max(3, rows - 2 - waiting.count)
    return [table.name] + shortened(table.rows.map(line), to: room) + waiting + [end]
  }

  /// Without a line's end at the end.
  public func text() -> String { lines.joined(separator: "\n") }

  private func line(for row: TableSnapshot.Row) -> String {
    line(row.path, row.cell, isNew: old.map { !$0.rows.contains(row) } ?? false)
  }

  private func waitingLines(_ pool: TableSnapshot.Pool) -> [String] {
    guard !pool.cells.isEmpty else { return [] }
    let before = old?.waiting.first { $0.identifier == pool.identifier }?.cells ?? []
    let cells = pool.cells.reversed().enumerated().map { index, cell in
      line(
        "", cell, isNew: old != nil && !before.contains(cell),
        note: index == 0 ? words.leavesFirst : "")
    }
    return ["\(pool.identifier): \(words.wait(pool.cells.count))"]
      + cells.prefixed(Self.mostWaiting, words)
  }

  private static let mostWaiting = 5

  private func line(
    _ path: String, _ cell: TableSnapshot.Cell, isNew: Bool, note: String = ""
  ) -> String {
    let shown = cell.shows.joined(separator: ", ")
    let parts = [path.filled(to: pathWidth), cell.name.filled(to: nameWidth), shown, note]
    let text = (isNew ? "* " : "  ") + parts.filter { !$0.isEmpty }.joined(separator: "  ")
    let trimmed = String(text.reversed().drop { $0 == " " }.reversed())
    guard trimmed.count > columns else { return trimmed }
    return trimmed.prefix(columns - 1) + String(strokes.rest)
  }

  private var cells: [TableSnapshot.Cell] {
    table.rows.map(\.cell) + table.waiting.flatMap(\.cells)
  }
  private var pathWidth: Int { max(6, table.rows.map(\.path.count).max() ?? 0) }
  private var nameWidth: Int { cells.map(\.name.count).max() ?? 0 }

  private func shortened(_ lines: [String], to room: Int) -> [String] {
    guard lines.count > room else { return lines }
    let (first, last) = (room / 2, (room - 1) / 2)
    let between = "  \(strokes.rest) \(words.rowsBetween(lines.count - first - last))"
    return lines.prefix(first) + [between] + lines.suffix(last)
  }
}

extension String {
  fileprivate func filled(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}

extension [String] {
  /// The first of them, and how many more there are.
  fileprivate func prefixed(_ most: Int, _ words: any PictureWords) -> [String] {
    count <= most ? self : prefix(most - 1) + ["          " + words.andMore(count - most + 1)]
  }
}
