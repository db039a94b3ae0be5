import KataModels
import KataStage
import Testing

@Suite("A finger on a row")
@MainActor struct TableTouchTests {
  /// A table of ten rows of 100 points that notes what its delegate hears of selection.
  private final class Chooser: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var lines: [String] = []
    var highlights = true
    var willSelect: (IndexPath) -> IndexPath? = { $0 }

    override init() {
      super.init()
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 100
      table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
      table.dataSource = self
      table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      highlights
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      lines.append("didHighlight \(indexPath)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      lines.append("didUnhighlight \(indexPath)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      lines.append("willSelect \(indexPath)")
      return willSelect(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("didSelect \(indexPath)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      lines.append("didDeselect \(indexPath)")
    }

    /// Without highlights, whose place among the rest isn't public.
    var selections: [String] { lines.filter { !$0.contains("ighlight") } }
  }

  private let chooser = Chooser()
  private let path = { (row: Int) in IndexPath(row: row, section: 0) }

  private func tap(_ stage: Stage, _ row: Int) {
    stage.tap(CGPoint(x: 200, y: CGFloat(row) * 100 + 50))
    stage.wait(1)
  }

  @Test func `highlights it while it is down, and selects it when it lifts`() {
    let stage = Stage(chooser.table)
    stage.touchDown(CGPoint(x: 200, y: 250))
    stage.wait(0.5)
    #expect(chooser.table.cellForRow(at: path(2))?.isHighlighted == true)
    #expect(chooser.table.cellForRow(at: path(2))?.isSelected == false)
    stage.touchUp()
    stage.wait(1)
    #expect(chooser.table.cellForRow(at: path(2))?.isHighlighted == false)
    #expect(chooser.table.cellForRow(at: path(2))?.isSelected == true)
    #expect(chooser.selections == ["willSelect [0, 2]", "didSelect [0, 2]"])
  }

  @Test func `deselects the row before`() {
    let stage = Stage(chooser.table)
    tap(stage, 1)
    tap(stage, 3)
    #expect(
      chooser.selections == [
        "willSelect [0, 1]", "didSelect [0, 1]", "willSelect [0, 3]", "didDeselect [0, 1]",
        "didSelect [0, 3]",
      ])
    #expect(chooser.table.indexPathForSelectedRow == path(3))
  }

  @Test func `scrolls without selecting`() {
    let stage = Stage(chooser.table)
    stage.drag(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 550))
    stage.settle()
    #expect(chooser.table.contentOffset.y > 0)
    #expect(chooser.selections == [])
  }

  @Test func `selects nothing where the delegate says so`() {
    let stage = Stage(chooser.table)
    chooser.willSelect = { _ in nil }
    tap(stage, 1)
    #expect(chooser.selections == ["willSelect [0, 1]"])
    chooser.willSelect = { _ in IndexPath(row: 4, section: 0) }
    tap(stage, 1)
    #expect(chooser.table.indexPathForSelectedRow == path(4))
    chooser.highlights = false
    chooser.lines = []
    tap(stage, 1)
    #expect(chooser.lines == [])
    chooser.highlights = true
    chooser.table.allowsSelection = false
    tap(stage, 1)
    #expect(chooser.lines == [])
  }

  @Test func `selects nothing under a tap recogniser around the table, which swallows the touch`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    container.addSubview(chooser.table)
    let tap = UITapGestureRecognizer()
    container.addGestureRecognizer(tap)
    let stage = Stage(container)
    self.tap(stage, 1)
    #expect(chooser.selections == [])
  }

  @Test func `selects the row beside such a recogniser that cancels no touches: R190`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    container.addSubview(chooser.table)
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    container.addGestureRecognizer(tap)
    let stage = Stage(container)
    let lines = traced(.gestures) { self.tap(stage, 1) }
    #expect(lines.contains("tap.ended"))
    #expect(chooser.selections == ["willSelect [0, 1]", "didSelect [0, 1]"])
  }

  @Test func `presses a button in the row, and leaves the row alone`() throws {
    let stage = Stage(chooser.table)
    let button = UIButton(frame: CGRect(x: 150, y: 20, width: 100, height: 60))
    let cell = try #require(chooser.table.cellForRow(at: path(1)))
    cell.contentView.addSubview(button)
    let lines = traced(.actions) { tap(stage, 1) }
    #expect(lines.contains { $0.hasSuffix("touchUpInside") })
    #expect(chooser.selections == [])
  }

  @Test func `isn't what code is: the delegate hears nothing of rows that code selects`() {
    let stage = Stage(chooser.table)
    chooser.table.selectRow(at: path(9), animated: false, scrollPosition: .bottom)
    stage.settle()
    #expect(chooser.table.cellForRow(at: path(9))?.isSelected == true)
    #expect(chooser.table.contentOffset.y == 200)
    chooser.table.deselectRow(at: path(9), animated: false)
    #expect(chooser.table.indexPathsForSelectedRows == nil)
    #expect(chooser.lines == [])
  }

  @Test func `keeps the row selected while its cell shows others`() {
    let stage = Stage(chooser.table)
    chooser.table.frame.size.height = 200
    stage.settle()
    tap(stage, 0)
    chooser.table.contentOffset.y = 800
    stage.settle()
    #expect(chooser.table.visibleCells.allSatisfy { !$0.isSelected })
    chooser.table.contentOffset.y = 0
    stage.settle()
    #expect(chooser.table.visibleCells.map(\.isSelected) == [true, false])
    chooser.table.reloadData()
    stage.settle()
    #expect(chooser.table.visibleCells.map(\.isSelected) == [false, false])
  }

  @Test func `selects several where several may be`() {
    let stage = Stage(chooser.table)
    chooser.table.allowsMultipleSelection = true
    tap(stage, 1)
    tap(stage, 3)
    tap(stage, 1)
    #expect(chooser.table.indexPathsForSelectedRows == [path(3)])
  }
}
