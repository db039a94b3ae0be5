import KataModels
import KataStage

/// A table of 400 points' width, and all that its data source and its delegate are asked and told.
@MainActor final class RowTeller: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  var counts: [Int]
  var height: CGFloat = 60
  var lines: [String] = []
  /// What a cell is called: the number of its making.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Keeps the cells, so that no address is given out twice.
  private(set) var made: [UITableViewCell] = []

  init(rows: Int..., height tableHeight: CGFloat = 600) {
    counts = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: tableHeight))
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.register(NotedCell.self, forCellReuseIdentifier: "c")
    table.dataSource = self
    table.delegate = self
  }

  func number(of cell: UITableViewCell) -> Int {
    if let number = numbers[ObjectIdentifier(cell)] { return number }
    made.append(cell)
    numbers[ObjectIdentifier(cell)] = made.count
    return made.count
  }

  /// The cells of visible rows, by number of making.
  var visible: [Int] { table.visibleCells.map(number(of:)) }

  /// What was said while `body` ran.
  func said(_ body: () -> Void) -> [String] {
    lines = []
    body()
    return lines
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    lines.append("numberOfSections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.append("numberOfRows")
    return counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    lines.append("cellForRow(\(indexPath.row))")
    NotedCell.heard = { [weak self] in self?.lines.append($0) }
    let cell = table.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    lines.append("\(indexPath.row) gets #\(number(of: cell))")
    return cell
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lines.append("heightForRow(\(indexPath.row))")
    return height
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    lines.append("willDisplay(\(indexPath.row))")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    lines.append("didEndDisplaying(\(indexPath.row)) #\(number(of: cell))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scrollViewDidScroll") }
}

/// Says when it is made and made ready.
final class NotedCell: UITableViewCell {
  static var heard: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.heard("Cell.init")
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.heard("Cell.prepareForReuse")
  }
}
