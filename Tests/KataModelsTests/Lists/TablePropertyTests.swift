import KataStage
import Testing

@testable import KataModels

/// Random scrolling, reloading and updating, beside a few lines that say what the rules predict.
@Suite("Under random scrolling")
@MainActor struct TablePropertyTests {
  /// What the rules say of cells: which row has which, and who waits.
  private struct Prediction {
    var cells: [Int: Int] = [:]
    var waiting: [Int] = []
    var made = 0

    /// New rows get their cells from the top down, then the old ones join the stack; the row above
    /// the first visible one stays.
    mutating func show(_ visible: Range<Int>) {
      for row in visible where cells[row] == nil {
        if let cell = waiting.popLast() {
          cells[row] = cell
        } else {
          made += 1
          cells[row] = made
        }
      }
      for row in cells.keys.sorted()
      where !visible.contains(row) && row != visible.lowerBound - 1 {
        cells.removeValue(forKey: row).map { waiting.append($0) }
      }
    }

    mutating func reload(_ visible: Range<Int>) {
      waiting += cells.keys.sorted().compactMap { cells[$0] }
      cells = [:]
      show(visible)
    }
  }

  private func visible(_ table: UITableView, _ height: CGFloat, _ count: Int) -> Range<Int> {
    let first = min(count, max(0, Int(table.bounds.minY / height)))
    let last = min(count, Int((table.bounds.maxY / height).rounded(.up)))
    return first..<max(first, last)
  }

  @Test(arguments: 0..<20)
  func `no cell shows two rows, none is lost, and those wait that should`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (count, height) = (Int.random(in: 0...300, using: &random), CGFloat(50))
    let told = RowTeller(rows: count, of: height, in: 480)
    told.table.delegate = nil
    told.table.rowHeight = height
    told.table.layoutIfNeeded()
    var prediction = Prediction()
    prediction.show(visible(told.table, height, count))
    for _ in 0..<80 {
      let end = max(0, CGFloat(count) * height - 480)
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        told.table.reloadData()
        told.table.layoutIfNeeded()
        prediction.reload(visible(told.table, height, count))
      case 1:
        told.scroll(to: CGFloat.random(in: 0...end, using: &random))
        prediction.show(visible(told.table, height, count))
      default:
        let way = CGFloat.random(in: -130...170, using: &random)
        told.scroll(to: min(max(told.table.contentOffset.y + way, 0), end))
        prediction.show(visible(told.table, height, count))
      }
      check(told, prediction, visible(told.table, height, count))
    }
  }

  private func check(_ told: RowTeller, _ prediction: Prediction, _ visible: Range<Int>) {
    let table = told.table
    #expect(told.visibleRows == Array(visible))
    #expect(told.visible == visible.map { prediction.cells[$0] })
    #expect(Set(told.visible).count == told.visible.count)
    #expect((table.pool.waiting["c"] ?? []).map(told.number(of:)) == prediction.waiting)
    let attached = table.subviews.compactMap { $0 as? UITableViewCell }.map(told.number(of:))
    #expect(attached.sorted() == prediction.cells.values.sorted())
    #expect(attached.count + prediction.waiting.count == told.made.count)
    for (row, cell) in zip(visible, table.visibleCells) {
      #expect(cell.frame.minY == CGFloat(row) * 50)
      #expect(cell.textLabel?.text == "0-\(row)")
    }
  }

  @Test(arguments: 0..<20)
  func `of snapshots, each row shows its item, in a cell of its own`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var items = Array(0..<Int.random(in: 1...40, using: &random))
    var next = 1000
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 480))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...items.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !items.isEmpty: items.remove(at: min(place, items.count - 1))
        case 1 where !items.isEmpty:
          let moved = items.remove(at: min(place, items.count - 1))
          items.insert(moved, at: Int.random(in: 0...items.count, using: &random))
        default:
          items.insert(next, at: place)
          next += 1
        }
      }
      let split = Int.random(in: 0...items.count, using: &random)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      let sections = [0, 1, 2].shuffled(using: &random).prefix(2)
      snapshot.appendSections(Array(sections))
      snapshot.appendItems(Array(items[..<split]), toSection: sections[0])
      snapshot.appendItems(Array(items[split...]), toSection: sections[1])
      source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
      let end = max(0, CGFloat(items.count) * 50 - 480)
      let rows = shown(table)
      let first = Int(table.contentOffset.y / 50)
      #expect(rows == items.dropFirst(first).prefix(rows.count).map(String.init))
      #expect(rows.count >= min(items.count, 9))
      #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == rows.count)
      table.contentOffset.y = CGFloat.random(in: 0...max(end, 1), using: &random)
      table.layoutIfNeeded()
    }
  }

  private func shown(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }
}
