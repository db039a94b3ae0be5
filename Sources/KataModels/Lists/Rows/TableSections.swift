/// Where everything in a table lies, section by section: header, rows, footer. Places are in the
/// table's own coordinates, in points.
///
/// Beside its index path each row has a number: its place among all rows of the table.
struct TableSections: Sendable {
  struct Section: Sendable {
    var header: CGFloat
    var footer: CGFloat
    var rows: RowHeights
    /// Where its header begins.
    fileprivate(set) var top: CGFloat = 0
    /// The number of its first row.
    fileprivate(set) var first = 0

    init(header: CGFloat, rows: RowHeights, footer: CGFloat) {
      (self.header, self.rows, self.footer) = (header.asHeight, rows, footer.asHeight)
    }

    var firstRowTop: CGFloat { top + header }
    var bottom: CGFloat { firstRowTop + rows.total + footer }
  }

  private(set) var all: [Section] = []

  init(_ sections: [Section]) {
    all = sections
    place(from: 0)
  }

  private mutating func place(from index: Int) {
    var (top, first) = (CGFloat.zero, 0)
    if index > 0 {
      top = all[index - 1].bottom
      first = all[index - 1].first + all[index - 1].rows.count
    }
    for index in index..<all.count {
      all[index].top = top
      all[index].first = first
      top = all[index].bottom
      first += all[index].rows.count
    }
  }

  var height: CGFloat { all.last?.bottom ?? 0 }

  var rowCount: Int { all.last.map { $0.first + $0.rows.count } ?? 0 }

  // MARK: Numbers and index paths

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && all.indices.contains(path.section)
      && (0..<all[path.section].rows.count).contains(path.row)
  }

  /// - Parameter path: one that the table contains.
  func number(of path: IndexPath) -> Int { all[path.section].first + path.row }

  /// - Parameter number: of a row that there is.
  func path(of number: Int) -> IndexPath {
    let section = section(of: number)
    return IndexPath(row: number - all[section].first, section: section)
  }

  private func section(of number: Int) -> Int {
    var (low, high) = (0, all.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if all[middle].first <= number { low = middle } else { high = middle - 1 }
    }
    // Of sections that begin with this number, those before the last have no rows.
    return low
  }

  // MARK: Places

  func top(of path: IndexPath) -> CGFloat {
    let section = all[path.section]
    return section.firstRowTop + section.rows.top(of: path.row)
  }

  func height(of path: IndexPath) -> CGFloat { all[path.section].rows.height(of: path.row) }

  /// The section whose stretch holds a place; the first above all, the last below.
  func section(at y: CGFloat) -> Int {
    var (low, high) = (0, all.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if all[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The row that holds a place; nil in headers, in footers and outside.
  func row(at y: CGFloat) -> IndexPath? {
    guard !all.isEmpty else { return nil }
    let index = section(at: y)
    let (section, inside) = (all[index], y - all[index].firstRowTop)
    guard inside >= 0, inside < section.rows.total else { return nil }
    return IndexPath(row: section.rows.row(at: inside), section: index)
  }

  /// The number of the first row that ends below a place; the number of rows where none does.
  func firstRow(endingBelow y: CGFloat) -> Int {
    guard !all.isEmpty else { return 0 }
    let index = section(at: y)
    let (section, inside) = (all[index], y - all[index].firstRowTop)
    guard section.rows.count > 0, inside < section.rows.total else {
      return section.first + section.rows.count
    }
    return section.first + (inside > 0 ? section.rows.row(at: inside) : 0)
  }

  /// Notes how high a row really is; what lies below moves.
  mutating func measure(_ path: IndexPath, height: CGFloat) {
    guard self.height(of: path) != height else { return }
    all[path.section].rows.measure(path.row, height: height)
    place(from: path.section)
  }
}
