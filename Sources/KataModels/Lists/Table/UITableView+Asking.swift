// What a table says of its rows.
extension UITableView {
  public final var numberOfSections: Int { sections.all.count }

  public final func numberOfRows(inSection section: Int) -> Int {
    guard sections.all.indices.contains(section) else {
      fatalError("Requested the number of rows for section (\(section)) which is out of bounds.")
    }
    return sections.all[section].rows.count
  }

  // MARK: Cells

  /// The cells of the rows on screen, from top to bottom. Cells that only wait aren't among them.
  public final var visibleCells: [UITableViewCell] { shown.rows.map(\.cell) }

  public final var indexPathsForVisibleRows: [IndexPath]? { shown.rows.map(\.path) }

  /// Nil where the row isn't on screen; it never makes a cell. Since iOS 15 UIKit also gives the cell of a
  /// row off screen that it has prepared ahead or kept; the model does neither
  /// (developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)).
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown.rows.first { $0.path == indexPath }?.cell
  }

  /// Nil where the cell shows no row on screen.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.row(of: cell)?.path
  }

  // MARK: Places

  /// In the table's own coordinates; empty for a row that there isn't.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return frame(of: indexPath)
  }

  public final func rect(forSection section: Int) -> CGRect {
    stretch(of: section) { ($0.top, $0.bottom) }
  }

  public final func rectForHeader(inSection section: Int) -> CGRect {
    stretch(of: section) { ($0.top, $0.firstRowTop) }
  }

  public final func rectForFooter(inSection section: Int) -> CGRect {
    stretch(of: section) { ($0.bottom - $0.footer, $0.bottom) }
  }

  /// Empty for a section that there isn't.
  private func stretch(
    of index: Int, _ ends: (TableSections.Section) -> (CGFloat, CGFloat)
  ) -> CGRect {
    guard sections.all.indices.contains(index) else { return .zero }
    let (top, bottom) = ends(sections.all[index])
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// - Parameter point: in the table's own coordinates.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return sections.row(at: point.y)
  }

  /// Nil where none of the rows reaches into the rectangle.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let sections = sections
    var next = sections.firstRow(endingBelow: rect.minY)
    var paths: [IndexPath] = []
    while next < sections.rowCount {
      let path = sections.path(of: next)
      guard sections.top(of: path) < rect.maxY else { break }
      paths.append(path)
      next += 1
    }
    return paths.isEmpty ? nil : paths
  }
}
