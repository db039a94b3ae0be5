import KataModels
import KataStage
import Testing

@Suite("A table controller")
@MainActor struct TableControllerTests {
  private final class Settings: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 70 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(UIViewController(), animated: false)
    }
  }

  @Test func `is its table's data source and delegate, and fills the screen with it`() {
    let settings = Settings(style: .plain)
    let stage = Stage(settings)
    #expect(settings.view === settings.tableView)
    #expect(settings.tableView.frame == stage.window.bounds)
    #expect(settings.tableView.visibleCells.map(\.frame.height) == [70, 70, 70, 70, 70])
  }

  @Test func `deselects the row when it comes back`() {
    let settings = Settings(style: .plain)
    let navigation = UINavigationController(rootViewController: settings)
    let stage = Stage(navigation)
    stage.tap(CGPoint(x: 200, y: 100))
    stage.wait(1)
    #expect(navigation.viewControllers.count == 2)
    #expect(settings.tableView.indexPathForSelectedRow != nil)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(settings.tableView.indexPathForSelectedRow == nil)
  }

  private final class Titled: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 30 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `shows titles above the rows of sections that are on screen`() {
    let titled = Titled(style: .plain)
    let stage = Stage(titled)
    func titles() -> [String?] {
      (0..<30).compactMap { titled.tableView.headerView(forSection: $0) }
        .map { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text }
    }
    #expect(titles() == (0..<7).map { "Section \($0)" })
    titled.tableView.scrollToRow(at: [20, 0], at: .top, animated: false)
    stage.settle()
    #expect(titles().first == "Section 20")
    let first = titled.tableView.headerView(forSection: 20)
    #expect(first?.frame.maxY == titled.tableView.rectForRow(at: [20, 0]).minY)
    // It floats, as far as its section reaches.
    titled.tableView.contentOffset.y += 20
    stage.settle()
    #expect(first?.frame.minY == titled.tableView.bounds.minY)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 10), with: nil) === first)
    titled.tableView.contentOffset.y += 80
    stage.settle()
    #expect(first?.frame.maxY == titled.tableView.rect(forSection: 20).maxY)
    titled.tableView.reloadData()
    stage.settle()
    let views = titled.tableView.subviews.filter { $0 is UITableViewHeaderFooterView }
    #expect(views.count == titles().count)
  }

  @Test func `shows headers of sections where their rows begin`() {
    let told = RowTeller(rows: 2, 2)
    told.table.sectionHeaderHeight = 40
    told.table.delegate = nil
    told.table.rowHeight = 60
    told.table.layoutIfNeeded()
    #expect(told.table.rectForHeader(inSection: 1).minY == 160)
    #expect(told.table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 260)
    #expect(told.table.indexPathForRow(at: CGPoint(x: 10, y: 170)) == nil)
    #expect(
      told.table.indexPathForRow(at: CGPoint(x: 10, y: 210)) == IndexPath(row: 0, section: 1))
    #expect(told.table.numberOfSections == 2)
    #expect(told.table.headerView(forSection: 0) == nil)
    #expect("\(IndexPath(row: 3, section: 0))" == "[0, 3]")
  }
}
