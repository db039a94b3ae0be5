import KataTrace

// Which rows have cells. Done in the table's layout, which each change of the offset asks for.
extension UITableView {
  final func layOutRows() {
    // Whoever is asked or told may want layout now; it is done again afterwards.
    guard !data.isLayingOut else {
      data.wantsLayout = true
      return
    }
    (data.isLayingOut, data.wantsLayout) = (true, false)
    defer {
      data.isLayingOut = false
      if data.wantsLayout { setNeedsLayout() }
    }
    let (offset, size) = (bounds.origin, bounds.size)
    if data.isStale { refresh() }
    let loads = data.loads
    if data.width != size.width { widthChanged() }
    if data.showsAnew { CellReusePolicy.current.showAnew(self) }
    data.showsAnew = false
    let visible = showVisible()
    guard data.loads == loads else {
      data.wantsLayout = true
      return
    }
    endInvisible(visible)
    placeEdges()
    fitContent()
    announceRows(visible)
    // Cells that came ask for layout of the table, which has just been done.
    if bounds.origin == offset, bounds.size == size, data.loads == loads, !data.isStale,
      !data.showsAnew, !data.wantsLayout
    {
      needs.marked.remove(.layout)
    }
  }

  private func widthChanged() {
    data.width = bounds.width
    for row in shown.rows { remeasure(row) }
  }

  /// Heights may have changed; where the number of rows has, unannounced, all cells are asked for.
  private func refresh() {
    let count = data.sections?.rowCount
    load()
    if count != data.sections?.rowCount { data.showsAnew = true }
    if !data.showsAnew { for row in shown.rows { remeasure(row) } }
  }

  /// Measures a row that has its cell already, and puts the cell in its place.
  final func remeasure(_ row: ShownRows.Row) {
    guard let sections = data.sections, sections.contains(row.path) else { return }
    if sections.all[row.path.section].rows.isEstimated { measure(row.path, row.cell) }
    place(row)
  }

  // MARK: Coming

  /// Asks for the cells of rows that have none, from top to bottom.
  ///
  /// - Returns: the numbers of the rows on screen.
  private func showVisible() -> Range<Int> {
    guard let count = data.sections?.rowCount, count > 0, bounds.height > 0 else { return 0..<0 }
    let (loads, top, bottom) = (data.loads, bounds.minY, bounds.maxY)
    let first = data.sections?.firstRow(endingBelow: top) ?? 0
    var next = first
    while next < count, data.loads == loads, let path = data.sections?.path(of: next),
      let start = data.sections?.top(of: path), start < bottom
    {
      if shown[next] == nil { show(next, path) }
      next += 1
    }
    return first..<next
  }

  private func show(_ number: Int, _ path: IndexPath) {
    if let above = shown.above, above.number == number {
      shown.above = nil
      shown.insert(above)
      return
    }
    let loads = data.loads
    guard let cell = askForCell(at: path) else { return }
    // The rows may have become others meanwhile.
    guard data.loads == loads else { return pool.put(cell) }
    let row = ShownRows.Row(number: number, path: path, cell: cell)
    shown.insert(row)
    place(row)
    if cell.superview !== self { addSubview(cell) }
    cell.setSelected(selection.selected.contains(path), animated: false)
    Tracer.send(.cells, to: self, "willDisplay \(path)")
    listener?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// The data source's cell, and the row's height as it is known with it.
  final func askForCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    Tracer.send(.cells, to: self, "cellForRowAt \(path)")
    let cell = dataSource.tableView(self, cellForRowAt: path)
    measure(path, cell)
    return cell
  }

  private func measure(_ path: IndexPath, _ cell: UITableViewCell) {
    guard let sections = data.sections, sections.contains(path) else { return }
    let isEstimated = sections.all[path.section].rows.isEstimated
    guard isEstimated || listener != nil && !openQuestions.contains(.rowHeight) else { return }
    let asked = askedHeight(of: path)
    guard isEstimated else { return }
    let height = asked ?? cell.fittingHeight(in: bounds.width) ?? UIKitRules.current.lists.rowHeight
    guard data.sections?.height(of: path) != height else { return }
    data.sections?.measure(path, height: height)
    for row in shown.rows { place(row) }
  }

  final func frame(of path: IndexPath) -> CGRect {
    guard let sections = data.sections, sections.contains(path) else { return .zero }
    return CGRect(
      x: 0, y: sections.top(of: path), width: bounds.width, height: sections.height(of: path))
  }

  final func place(_ row: ShownRows.Row) {
    let frame = frame(of: row.path)
    if row.cell.frame != frame { row.cell.frame = frame }
  }

  // MARK: Going

  /// Cells go only when those of new rows have come, so that a jump finds an empty pool (W06 to W08
  /// of the evidence). Which of several goes first isn't public; here it is the topmost.
  private func endInvisible(_ visible: Range<Int>) {
    if let above = shown.above, above.number != visible.lowerBound - 1 {
      shown.above = nil
      end(above)
    }
    while let first = shown.rows.first, first.number < visible.lowerBound || visible.isEmpty {
      shown.rows.removeFirst()
      if CellReusePolicy.current.staysAbove(first.number, visible) {
        shown.above = first
      } else {
        end(first)
      }
    }
    while let index = shown.rows.firstIndex(where: { $0.number >= visible.upperBound }) {
      end(shown.rows.remove(at: index))
    }
  }

  /// The delegate hears from the bottom up, and the cells join the pool from the top down, so that
  /// rows and cells pair up the other way round after a reload
  /// (the notes to W01 and W02 of the evidence).
  final func endAll() {
    let rows = (shown.above.map { [$0] } ?? []) + shown.rows
    shown = ShownRows()
    for row in rows.reversed() { tellEnd(of: row) }
    for row in rows { putAway(row.cell) }
  }

  final func end(_ row: ShownRows.Row) {
    tellEnd(of: row)
    putAway(row.cell)
  }

  private func tellEnd(of row: ShownRows.Row) {
    Tracer.send(.cells, to: self, "didEndDisplaying \(row.path)")
    listener?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
  }

  private func putAway(_ cell: UITableViewCell) {
    // It may show another row by now, where a data source hands out one cell twice.
    guard shown.row(of: cell) == nil else { return }
    cell.removeFromSuperview()
    CellReusePolicy.current.left(cell)
    pool.put(cell)
  }
}
