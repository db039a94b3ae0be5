/// Lines of characters to draw boxes and arrows on.
struct DiagramCanvas {
  private var cells: [[Character]]
  private let strokes: Strokes

  init(columns: Int, rows: Int, strokes: Strokes) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    self.strokes = strokes
  }

  /// Without the spaces at their ends.
  var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end])
    }
  }

  /// - Parameter taken: dashed where it is false.
  mutating func across(_ columns: ClosedRange<Int>, row: Int, taken: Bool) {
    let stroke = taken ? strokes.horizontal : strokes.dashes.horizontal
    for column in columns { put(stroke, column, row) }
  }

  mutating func down(_ rows: ClosedRange<Int>, column: Int, taken: Bool) {
    let stroke = taken ? strokes.vertical : strokes.dashes.vertical
    for row in rows { put(stroke, column, row) }
  }

  mutating func write(_ text: String, _ column: Int, _ row: Int) {
    for (offset, character) in text.enumerated() { put(character, column + offset, row) }
  }

  mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    cells[row][column] = character
  }
}
