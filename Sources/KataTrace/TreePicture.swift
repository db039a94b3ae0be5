/// A window's view tree drawn to scale, each visible view a box in its superview's box.
///
/// A character cell is taken to be twice as high as wide. Views that cover each other exactly
/// share a box; one that is too small for a frame is a patch.
public struct TreePicture: Sendable {
  private let window: ViewSnapshot
  private let strokes: Strokes
  private let columns: Int
  private let old: ViewSnapshot?
  private let rows: Int
  private let words: any PictureWords

  /// - Parameters:
  ///   - old: the window as it was before; what has changed is told below the picture.
  ///   - columns: at most so many characters a line.
  ///   - rows: at most so many lines of the drawing itself.
  public init(
    of window: ViewSnapshot, since old: ViewSnapshot? = nil, strokes: Strokes = .box,
    columns: Int = 60, rows: Int = 24, words: any PictureWords = EnglishPictureWords()
  ) {
    self.rows = max(3, rows)
    self.old = old
    self.words = words
    self.window = window
    self.strokes = strokes
    self.columns = max(8, columns)
  }

  /// Without a line's end at the end.
  public func text() -> String {
    let title = "\(window.label.lowercased()) \(window.size(strokes))"
    guard let grid else { return ([title] + changes).joined(separator: "\n") }
    var canvas = PictureCanvas(size: grid.size, strokes: strokes)
    var boxes: [PictureBox] = []
    for view in window.subviews { collect(view, within: grid.all, grid, into: &boxes) }
    for box in boxes { canvas.draw(box) }
    return ([title] + canvas.lines + notes(below: window) + changes).joined(separator: "\n")
  }

  private var changes: [String] {
    old.map { TreeChange(from: $0, to: window, strokes: strokes, words: words).lines } ?? []
  }

  /// Nil for a window without room.
  private var grid: PictureGrid? {
    PictureGrid(
      width: window.bounds[2], height: window.bounds[3], columns: columns, rows: rows)
  }

  /// Back to front, which is the order to draw in.
  private func collect(
    _ view: ViewSnapshot, within visible: PictureBox.Cells, _ grid: PictureGrid,
    into boxes: inout [PictureBox]
  ) {
    guard view.isVisible else { return }
    let cells = grid.cells(of: view.inWindow)
    let shown = cells.intersection(visible)
    if let last = boxes.indices.last, boxes[last].cells == cells, view.subviews.isEmpty == false {
      boxes[last].label += strokes.inside + view.label
    } else if let shown {
      boxes.append(PictureBox(cells: cells, visible: shown, label: view.label, size: size(view)))
    }
    let inner = view.clipsToBounds ? shown : visible
    guard let inner else { return }
    for subview in view.subviews { collect(subview, within: inner, grid, into: &boxes) }
  }

  private func size(_ view: ViewSnapshot) -> String { view.size(strokes) }

  /// What a picture can't show: content that is shifted, and what is turned or scaled.
  private func notes(below view: ViewSnapshot) -> [String] {
    view.subviews.filter(\.isVisible).flatMap { view -> [String] in
      var notes: [String] = []
      if view.bounds[0] != 0 || view.bounds[1] != 0 {
        notes.append(
          "\(view.label).bounds.origin = (\(view.bounds[0].short), \(view.bounds[1].short))")
      }
      if view.isTransformed { notes.append(words.isTransformed(view.label)) }
      return notes + self.notes(below: view)
    }
  }
}
