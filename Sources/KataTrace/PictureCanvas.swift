/// Lines of characters to draw boxes on.
struct PictureCanvas {
  private var cells: [[Character]]
  private let strokes: Strokes

  init(size: (columns: Int, rows: Int), strokes: Strokes) {
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    self.strokes = strokes
  }

  /// Without the spaces at their ends.
  var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end])
    }
  }

  /// A frame with its name in the upper edge, over whatever was there; a patch with its name in
  /// front where there is no room for one.
  mutating func draw(_ box: PictureBox) {
    let frame = box.cells
    guard frame.width >= 4, frame.height >= 2 else { return drawPatch(box) }
    for column in frame.left...frame.right {
      put(strokes.horizontal, column, frame.top, in: box)
      put(strokes.horizontal, column, frame.bottom, in: box)
    }
    for row in frame.top...frame.bottom {
      put(strokes.vertical, frame.left, row, in: box)
      put(strokes.vertical, frame.right, row, in: box)
    }
    drawCorners(of: box)
    clearInside(of: box)
    write(title(of: box, room: frame.width - 4), column: frame.left + 1, row: frame.top, in: box)
  }

  private mutating func drawCorners(of box: PictureBox) {
    let frame = box.cells
    put(strokes.corners[0], frame.left, frame.top, in: box)
    put(strokes.corners[1], frame.right, frame.top, in: box)
    put(strokes.corners[2], frame.right, frame.bottom, in: box)
    put(strokes.corners[3], frame.left, frame.bottom, in: box)
  }

  private mutating func clearInside(of box: PictureBox) {
    let frame = box.cells
    guard frame.width > 2, frame.height > 2 else { return }
    for row in (frame.top + 1)...(frame.bottom - 1) {
      for column in (frame.left + 1)...(frame.right - 1) { put(" ", column, row, in: box) }
    }
  }

  private mutating func drawPatch(_ box: PictureBox) {
    let frame = box.cells
    for row in frame.top...frame.bottom {
      for column in frame.left...frame.right { put(strokes.fill, column, row, in: box) }
    }
    // One cell of the patch stays visible at its end.
    write(String(box.label.prefix(frame.width - 1)), column: frame.left, row: frame.top, in: box)
  }

  /// The name, and the size where both have room.
  private func title(of box: PictureBox, room: Int) -> String {
    let full = "\(box.label) \(box.size)"
    if full.count <= room { return " \(full) " }
    return room < 1 ? "" : " \(box.label.prefix(room)) "
  }

  private mutating func write(_ text: String, column: Int, row: Int, in box: PictureBox) {
    for (offset, character) in text.enumerated() { put(character, column + offset, row, in: box) }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int, in box: PictureBox) {
    guard box.visible.contains(column: column, row: row) else { return }
    cells[row][column] = character
  }
}
