import KataModels
import KataStage

/// A table of 400 points' width, and all that its data source (DS), its delegate (DG) and its cells
/// are asked and told.
@MainActor final class RowTeller: NSObject {
  let table: UITableView
  /// Rows by section.
  var counts: [Int]
  var height: CGFloat
  var lines: [String] = []
  /// The cells in the order they were made. Keeps them, so that no address is given out twice.
  private(set) var made: [UITableViewCell] = []

  init(rows counts: Int..., of height: CGFloat = 60, in tableHeight: CGFloat = 600) {
    (self.counts, self.height) = (counts, height)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: tableHeight))
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 0
    table.register(NotedCell.self, forCellReuseIdentifier: "c")
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
  }

  func number(of cell: UITableViewCell) -> Int {
    (made.firstIndex { $0 === cell } ?? -1) + 1
  }

  /// The cells of visible rows, by the number of their making.
  var visible: [Int] { table.visibleCells.map(number(of:)) }

  /// The rows on screen in one section.
  var visibleRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }

  /// What was said while `body` ran.
  func said(_ body: () -> Void) -> [String] {
    lines = []
    body()
    return lines
  }

  /// Scrolls, and lays out what has come into sight.
  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  private func hear(_ cell: UITableViewCell, _ callback: String) {
    if callback == "init" { made.append(cell) }
    lines.append("Cell#\(number(of: cell)).\(callback)")
  }
}

extension RowTeller: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    lines.append("DS.numberOfSections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.append("DS.numberOfRows")
    return counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.row
    lines.append("DS.cellForRow(\(row)) enter")
    NotedCell.heard = { [weak self] cell, callback in self?.hear(cell, callback) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    NotedCell.heard = { _, _ in }
    lines.append("DS.cellForRow(\(row)) return")
    cell.textLabel?.text = "\(indexPath.section)-\(row)"
    return cell
  }
}

extension RowTeller: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    lines.append("DS.prefetchRowsAt \(indexPaths.map(\.row))")
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    lines.append("DS.cancelPrefetchingForRowsAt \(indexPaths.map(\.row))")
  }
}

extension RowTeller: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lines.append("DG.heightForRow(\(indexPath.row))")
    return height
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    lines.append("DG.willDisplay(\(indexPath.row))")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    lines.append("DG.didEndDisplaying(\(indexPath.row)) #\(number(of: cell))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("DG.scrollViewDidScroll") }
}

/// Says when it is made and made ready.
final class NotedCell: UITableViewCell {
  static var heard: (UITableViewCell, String) -> Void = { _, _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.heard(self, "init")
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.heard(self, "prepareForReuse")
  }
}
