import KataModels

/// One step of scrolling, by one row, through lists that differ in nothing but their length.
@MainActor enum ListBenchmarks {
  /// A step may take a thousandth of a frame's time.
  private static let bound = 0.000_05

  static func run(_ stopwatch: Stopwatch) -> [any Measurement] {
    let (short, long) = (ScrolledList(rows: 100), ScrolledList(rows: 10_000_000))
    let comparison = stopwatch.compare(
      "A scroll step, 10,000,000 rows beside 100", bound: 1.5, ours: { long.step() },
      theirs: { short.step() })
    return [
      Timing(name: "A scroll step, 100 rows", seconds: comparison.theirs, bound: bound),
      Timing(name: "A scroll step, 10,000,000 rows", seconds: comparison.ours, bound: bound),
      comparison,
      Timing(
        name: "10,000,000 rows loaded and shown",
        seconds: stopwatch.best { _ = ScrolledList(rows: 10_000_000) }, bound: 0.005),
    ]
  }

  static func allocations() -> [AllocationCount] {
    let list = ScrolledList(rows: 10_000_000)
    for _ in 0..<100 { list.step() }
    return [AllocationCount("A scroll step", views: 1) { list.step() }]
  }
}

@MainActor private final class ScrolledList: UITableViewDataSource {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let rows: Int
  private var direction: CGFloat = 44

  init(rows: Int) {
    self.rows = rows
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(table)
    table.layoutIfNeeded()
  }

  /// Down to the eightieth row and up again, so that both lists do the same.
  func step() {
    let y = table.contentOffset.y
    if y + direction > 60 * 44 || y + direction < 0 { direction = -direction }
    table.contentOffset.y = y + direction
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
