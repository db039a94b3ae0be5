import KataTrace

/// Reports the cells of tables to a replay, and where they are.
@MainActor enum TableReports {
  private static var last: [ObjectIdentifier: TableSnapshot] = [:]

  static func update() {
    guard Channel.isOpen, Channel.hasRoom else { return }
    for table in TablesInUse.current {
      let (id, snapshot) = (ObjectIdentifier(table), table.cellSnapshot)
      guard last[id] != snapshot else { continue }
      last[id] = snapshot
      Channel.write(.table(time: MainLoop.main.now - Tracer.start, snapshot))
    }
  }
}

extension UITableView {
  fileprivate final var cellSnapshot: TableSnapshot {
    let all = (shown.above.map { [$0] } ?? []) + shown.rows
    let rows = all.map { TableSnapshot.Row(path: "\($0.path)", cell: $0.cell.cellSnapshot) }
    let waiting = pool.waiting.sorted { $0.key < $1.key }.map { identifier, cells in
      TableSnapshot.Pool(identifier: identifier, cells: cells.map(\.cellSnapshot))
    }
    return TableSnapshot(name: traceName, rows: rows, waiting: waiting)
  }
}

extension UITableViewCell {
  fileprivate final var cellSnapshot: TableSnapshot.Cell {
    TableSnapshot.Cell(name: traceName, shows: shownTexts)
  }
}

extension UIView {
  /// The texts of labels and the titles of pictures among what it holds.
  fileprivate final var shownTexts: [String] {
    children.filter { !$0.isHidden }.flatMap { view -> [String] in
      let own = (view as? UILabel)?.text ?? (view as? UIImageView)?.image?.bitmap.title
      return (own.map { [$0] } ?? []) + view.shownTexts
    }
  }
}
