import KataStage
import Testing

@testable import KataModels

/// Whatever a program does in a callback, the model goes on.
@Suite("A table that is meddled with")
@MainActor struct TableRobustnessTests {
  /// Does something at random in each callback.
  private final class Meddler: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    var random: SeededGenerator
    var count = 30
    /// How often it may still do something.
    var patience = 0

    init(seed: Int) {
      random = SeededGenerator(seed: seed)
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
      table.dataSource = self
      table.delegate = self
    }

    func meddle() {
      guard patience > 0 else { return }
      patience -= 1
      switch Int.random(in: 0..<9, using: &random) {
      case 0: table.reloadData()
      case 1: table.contentOffset.y = CGFloat.random(in: -300...3000, using: &random)
      case 2: table.layoutIfNeeded()
      case 3:
        if count > 0, table.numberOfSections == 1, table.numberOfRows(inSection: 0) == count {
          count -= 1
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
      case 4:
        if table.numberOfSections == 1, table.numberOfRows(inSection: 0) == count {
          count += 1
          table.insertRows(at: [IndexPath(row: count / 2, section: 0)], with: .fade)
        }
      case 5: table.rowHeight = CGFloat(Int.random(in: 20...90, using: &random))
      case 6: table.reconfigureRows(at: [IndexPath(row: 3, section: 0)])
      case 7:
        table.selectRow(
          at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      default: table.frame.size.height = CGFloat(Int.random(in: 0...700, using: &random))
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      meddle()
      return tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { meddle() }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { meddle() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle() }
  }

  @Test(arguments: 0..<20)
  func `in its own callbacks goes on, and shows each row once when it is let alone`(seed: Int) {
    let meddler = Meddler(seed: seed)
    let stage = Stage(meddler.table)
    for _ in 0..<20 {
      meddler.patience = 3
      meddler.meddle()
      stage.settle()
    }
    meddler.patience = 0
    meddler.table.frame.size.height = 500
    meddler.table.rowHeight = 50
    meddler.table.contentOffset = .zero
    meddler.table.reloadData()
    stage.settle()
    let rows = Array(0..<min(10, meddler.count))
    #expect(meddler.table.indexPathsForVisibleRows?.map(\.row) == rows)
    #expect(meddler.table.visibleCells.map(\.frame.minY) == rows.map { CGFloat($0) * 50 })
    #expect(Set(meddler.table.visibleCells).count == meddler.table.visibleCells.count)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -7, 0, 1e300])
  func `by heights that can't be goes on`(height: CGFloat) {
    let told = RowTeller(rows: 5, 5, of: height)
    told.table.layoutIfNeeded()
    told.table.delegate = nil
    told.table.rowHeight = height
    told.table.sectionHeaderHeight = height
    told.table.estimatedRowHeight = height
    told.table.layoutIfNeeded()
    told.scroll(to: height)
    #expect(told.table.indexPathForRow(at: CGPoint(x: height, y: height)) == nil)
    _ = told.table.indexPathsForRows(in: CGRect(x: 0, y: height, width: height, height: height))
    #expect(told.table.rect(forSection: 9) == .zero)
    #expect(told.table.rectForRow(at: [7, 7]) == .zero)
    #expect(told.table.rectForRow(at: [1]) == .zero)
    #expect(told.table.cellForRow(at: []) == nil)
  }

  @Test func `by a data source that hands out one cell for all rows goes on`() {
    final class Miser: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "c")
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let (table, miser) = (UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 500)), Miser())
    table.dataSource = miser
    for y in [0, 30, 900, 40, 2000] {
      table.contentOffset.y = CGFloat(y)
      table.layoutIfNeeded()
    }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.subviews == [miser.cell])
  }
}
