import KataModels
import KataStage
import Testing

@Suite("A diffable data source")
@MainActor struct DiffableTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let source: UITableViewDiffableDataSource<String, Int>
  private let log = Log()

  private final class Log {
    var asked: [Int] = []
  }

  init() {
    table.rowHeight = 60
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    source = UITableViewDiffableDataSource(tableView: table) { [log] table, path, item in
      log.asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  private func show(_ items: [Int], _ change: (inout Snapshot) -> Void = { _ in }) {
    var snapshot = Snapshot()
    snapshot.appendSections(["feed"])
    snapshot.appendItems(items)
    change(&snapshot)
    log.asked = []
    source.apply(snapshot)
    table.layoutIfNeeded()
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func `shows what its snapshot says`() {
    show([3, 1, 2])
    #expect(shown == ["3", "1", "2"])
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 1)
    #expect(source.itemIdentifier(for: IndexPath(row: 3, section: 0)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(row: 2, section: 0))
    #expect(source.sectionIdentifier(for: 0) == "feed")
  }

  @Test func `asks for cells of new items only`() {
    show([1, 2, 3])
    let cells = table.visibleCells
    show([3, 4, 1])
    #expect(log.asked == [4])
    #expect(shown == ["3", "4", "1"])
    #expect(table.visibleCells[0] === cells[2])
    #expect(table.visibleCells[2] === cells[0])
  }

  @Test func `asks for no cell of an item that is the same, whatever it stands for`() {
    show([1, 2])
    show([1, 2])
    #expect(log.asked == [])
  }

  @Test func `configures the cells that items have, or replaces them`() {
    show([1, 2, 3])
    let cells = table.visibleCells
    show([1, 2, 3]) { $0.reconfigureItems([2]) }
    #expect(log.asked == [2])
    #expect(table.visibleCells == cells)
    show([1, 2, 3]) { $0.reloadItems([2]) }
    #expect(log.asked == [2])
    #expect(table.visibleCells[1] !== cells[1])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `asks for all visible cells where it is told to reload`() {
    show([1, 2, 3])
    log.asked = []
    source.applySnapshotUsingReloadData(source.snapshot())
    table.layoutIfNeeded()
    #expect(log.asked == [1, 2, 3])
  }

  @Test func `calls its completion when all is shown`() {
    let stage = Stage(table)
    var isDone = false
    source.apply(Snapshot()) { isDone = true }
    stage.wait(1)
    #expect(isDone)
  }

  @Test func `has snapshots that are lists of sections`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "c"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([5])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([3, 4], toSection: "b")
    snapshot.insertItems([9], afterItem: 1)
    snapshot.moveItem(5, beforeItem: 1)
    snapshot.deleteItems([4, 77])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [5, 1, 9, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 1, 9, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.indexOfItem(9) == 2)
    #expect(snapshot.indexOfItem(77) == nil)
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 1)
    snapshot.moveSection("c", beforeSection: "b")
    #expect(snapshot.indexOfSection("c") == 0)
  }

  @Test func `refuses an item twice, and items without a section`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["feed"])
      snapshot.appendItems([1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
  }
}
