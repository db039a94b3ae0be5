// What becomes of rows and cells when a batch of updates ends.
extension UITableView {
  final func apply(_ batch: RowUpdates) {
    let before = sections
    let headed = data.showsAnew
    ask()
    let check = UpdateCheck(
      updates: batch, before: before.all.map(\.rows.count), after: sections.all.map(\.rows.count))
    if let complaint = check.complaint { fatalError(complaint) }
    carryHeights(from: before, batch)
    selection.selected = selection.selected.compactMap(batch.path(after:))
    data.showsAnew = headed
    let leaving = headed ? [] : renumber(batch)
    fitContent()
    guard !headed else { return setNeedsLayout() }
    // New cells are asked for before the old ones are in the pool (W05's note: reloading a row makes
    // a cell).
    layOutRows()
    for row in leaving { end(row) }
    configureAgain(batch.reconfigured)
  }

  /// Rows that were measured needn't be measured again.
  private func carryHeights(from before: TableSections, _ batch: RowUpdates) {
    for (section, old) in before.all.enumerated() where old.rows.isEstimated {
      for (row, height) in old.rows.measuredHeights {
        let path = IndexPath(row: row, section: section)
        guard !batch.isReloaded(path), let new = batch.path(after: path),
          data.sections?.contains(new) == true
        else { continue }
        if data.sections?.all[new.section].rows.isEstimated == true {
          data.sections?.measure(new, height: height)
        }
      }
    }
  }

  /// - Returns: the rows whose cells go.
  private func renumber(_ batch: RowUpdates) -> [ShownRows.Row] {
    var (staying, leaving): ([ShownRows.Row], [ShownRows.Row]) = ([], [])
    let all = (shown.above.map { [$0] } ?? []) + shown.rows
    for var row in all {
      guard let path = batch.path(after: row.path), !batch.isReloaded(row.path),
        data.sections?.contains(path) == true, let number = data.sections?.number(of: path)
      else {
        leaving.append(row)
        continue
      }
      (row.path, row.number) = (path, number)
      staying.append(row)
    }
    shown = ShownRows()
    shown.rows = staying.sorted { $0.number < $1.number }
    for row in shown.rows { remeasure(row) }
    return leaving
  }

  // MARK: Reconfiguring

  final func configureAgain(_ paths: [IndexPath]) {
    for path in paths {
      if let row = shown.rows.first(where: { $0.path == path }) { configureAgain(row) }
    }
  }

  private func configureAgain(_ row: ShownRows.Row) {
    let outer = reconfiguring
    reconfiguring = row
    let cell = askForCell(at: row.path)
    reconfiguring = outer
    if let cell, cell !== row.cell { exchange(row, for: cell) }
  }

  /// A data source that hands out another cell than the row has is done the favour.
  private func exchange(_ row: ShownRows.Row, for cell: UITableViewCell) {
    guard let index = shown.rows.firstIndex(where: { $0.number == row.number }) else { return }
    shown.rows[index] = ShownRows.Row(number: row.number, path: row.path, cell: cell)
    place(shown.rows[index])
    addSubview(cell)
    end(row)
  }

  /// All rows that have cells configure those.
  final func reconfigureShown() {
    for row in shown.rows where data.sections?.contains(row.path) == true { configureAgain(row) }
  }
}
