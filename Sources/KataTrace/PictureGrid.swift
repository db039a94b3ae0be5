/// Character cells laid over a window.
struct PictureGrid {
  /// Columns and rows.
  let size: (columns: Int, rows: Int)
  private let cellWidth: Double
  private let cellHeight: Double

  /// - Parameters:
  ///   - width: of the window, in points.
  ///   - columns: as many as it has.
  ///   - rows: at most so many; where that is too few, cells are higher in points than they ought to be.
  init?(width: Double, height: Double, columns: Int, rows highest: Int) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    let rows = (Double(columns) * height / width / 2).rounded()
    size = (columns, Int(min(max(rows, 3), Double(highest))))
    cellWidth = width / Double(size.columns)
    cellHeight = height / Double(size.rows)
  }

  var all: PictureBox.Cells {
    PictureBox.Cells(left: 0, top: 0, right: size.columns - 1, bottom: size.rows - 1)
  }

  /// The cells that a rectangle in window coordinates covers; never none.
  func cells(of rect: [Double]) -> PictureBox.Cells {
    let (left, right) = span(from: rect[0], by: rect[2], cell: cellWidth)
    let (top, bottom) = span(from: rect[1], by: rect[3], cell: cellHeight)
    return PictureBox.Cells(left: left, top: top, right: right, bottom: bottom)
  }

  private func span(from start: Double, by length: Double, cell: Double) -> (Int, Int) {
    let first = (start / cell).rounded().clamped
    let end = ((start + length) / cell).rounded().clamped
    return (first, max(first, end - 1))
  }
}

extension Double {
  /// Far outside any picture is far enough.
  fileprivate var clamped: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -10_000), 10_000)) }
}

/// One view in a picture.
struct PictureBox {
  /// Where the view lies, also beyond the picture.
  let cells: Cells
  /// What the window and clipping superviews leave of it.
  let visible: Cells
  var label: String
  let size: String

  /// A block of cells, its borders included.
  struct Cells: Hashable {
    let left, top, right, bottom: Int

    var width: Int { right - left + 1 }
    var height: Int { bottom - top + 1 }

    func contains(column: Int, row: Int) -> Bool {
      (left...right).contains(column) && (top...bottom).contains(row)
    }

    func intersection(_ other: Cells) -> Cells? {
      let (left, right) = (max(left, other.left), min(right, other.right))
      let (top, bottom) = (max(top, other.top), min(bottom, other.bottom))
      guard left <= right, top <= bottom else { return nil }
      return Cells(left: left, top: top, right: right, bottom: bottom)
    }
  }
}
