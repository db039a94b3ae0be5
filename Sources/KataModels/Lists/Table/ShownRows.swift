/// The rows that have cells: those on screen, one after the other, and the one above them that has
/// just left.
@MainActor struct ShownRows {
  struct Row {
    /// The place among all rows of the table.
    var number: Int
    var path: IndexPath
    let cell: UITableViewCell
  }

  /// Those on screen, from top to bottom.
  var rows: [Row] = []
  /// The row above the first on screen, whose cell stays until the next one leaves.
  var above: Row?

  subscript(number: Int) -> Row? {
    guard let first = rows.first?.number, number >= first, number < first + rows.count else {
      return rows.first { $0.number == number }
    }
    let row = rows[number - first]
    return row.number == number ? row : rows.first { $0.number == number }
  }

  func row(of cell: UITableViewCell) -> Row? { rows.first { $0.cell === cell } }

  mutating func insert(_ row: Row) {
    var place = rows.count
    while place > 0, rows[place - 1].number > row.number { place -= 1 }
    rows.insert(row, at: place)
  }
}
