import KataStage
import Testing

@testable import KataModels

/// The published counts are of a table of 600 points with 500 rows of 60.
@Suite("The cells of a table")
@MainActor struct CellReuseTests {
  private func told() -> RowTeller {
    let told = RowTeller(rows: 500)
    told.table.layoutIfNeeded()
    return told
  }

  private func pooled(_ told: RowTeller) -> Int { told.table.pool.waiting.values.joined().count }

  @Test(
    "are as many as were counted: W06, W07 and W08",
    arguments: [
      (30.0, 100, made: 12, alive: 11), (600, 5, made: 21, alive: 20),
      (3000, 1, made: 20, alive: 20),
    ])
  func counts(step: Double, steps: Int, made: Int, alive: Int) {
    let told = told()
    for number in 1...steps { told.scroll(to: CGFloat(step) * CGFloat(number)) }
    #expect(told.table.contentOffset.y == 3000)
    #expect(told.made.count == made)
    #expect(told.table.visibleCells.count + pooled(told) == alive)
  }

  @Test("stay one row longer above what is visible, where rows aren't believed to leave at once")
  func staying() {
    var rules = UIKitRules.Lists()
    #expect(CellReusePolicy(rules).staysAbove(4, 5..<9))
    #expect(!CellReusePolicy(rules).staysAbove(3, 5..<9))
    rules.keepsRowAbove = false
    #expect(!CellReusePolicy(rules).staysAbove(4, 5..<9))
  }

  @Test("pair up with rows the other way round after a reload, and none is made")
  func reloading() {
    let told = told()
    #expect(told.visible == Array(1...10))
    told.table.reloadData()
    let said = told.said { told.table.layoutIfNeeded() }
    #expect(told.visible == Array((1...10).reversed()))
    #expect(said.filter { $0.contains("did") }.first == "DG.didEndDisplaying(9) #10")
    #expect(told.made.count == 10)
  }

  @Test("are made when a row is reloaded, since it gets its new cell before the old one waits")
  func reloadingOne() {
    let told = told()
    told.table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    #expect(told.visible == [1, 2, 3, 11, 5, 6, 7, 8, 9, 10])
    #expect(pooled(told) == 1)
  }

  @Test("wait apart for each identifier")
  func identifiers() {
    let told = told()
    told.scroll(to: 3000)
    told.table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    #expect(told.table.dequeueReusableCell(withIdentifier: "none") == nil)
    #expect(told.table.dequeueReusableCell(withIdentifier: "other")?.reuseIdentifier == "other")
    #expect(told.table.dequeueReusableCell(withIdentifier: "c") === told.made[9])
    #expect(pooled(told) == 9)
  }

  @Test("are let go by a memory warning where they wait: W10")
  func memoryWarning() {
    let told = told()
    told.scroll(to: 3000)
    #expect(pooled(told) == 10)
    MemoryWarning.send()
    #expect(pooled(told) == 0)
    #expect(told.table.visibleCells.count == 10)
  }

  @Test("show what they showed until they are configured")
  func leftovers() {
    let told = told()
    told.scroll(to: 3000)
    let cell = told.table.dequeueReusableCell(withIdentifier: "c")
    #expect(cell?.textLabel?.text == "0-9")
    #expect(cell?.superview == nil)
  }

  @Test("are of the registered class, whatever initialisers it has")
  func registered() {
    let table = UITableView()
    table.register(NotedCell.self, forCellReuseIdentifier: "noted")
    table.register(Inheriting.self, forCellReuseIdentifier: "inheriting")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "noted") is NotedCell)
    let cell = table.dequeueReusableCell(withIdentifier: "inheriting") as? Inheriting
    #expect(cell?.likes == [1, 2])
    #expect(cell?.reuseIdentifier == "inheriting")
    #expect(cell?.detailTextLabel == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "plain").map { type(of: $0) } != nil)
  }

  private final class Inheriting: UITableViewCell {
    var likes = [1, 2]
  }

  @Test("can't be had for an identifier that nothing is registered for")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let path = IndexPath(row: 0, section: 0)
        _ = UITableView().dequeueReusableCell(withIdentifier: "photo", for: path)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "unable to dequeue a cell with identifier photo - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"))
  }

  @Test("take the height that constraints give them")
  func selfSizing() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let source = Bubbles()
    table.register(Bubble.self, forCellReuseIdentifier: "bubble")
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [20, 40, 60, 80, 100, 120, 140, 160])
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 120)
    #expect(table.contentSize.height == 4768)
    #expect(
      table.visibleCells.compactMap { ($0 as? Bubble)?.message.frame }
        == table.visibleCells.map(\.bounds))
  }

  @Test("take their height anew when a batch of updates is empty")
  func emptyBatch() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let source = Bubbles()
    table.register(Bubble.self, forCellReuseIdentifier: "bubble")
    table.dataSource = source
    table.layoutIfNeeded()
    (table.visibleCells[1] as? Bubble)?.tall.constant = 100
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells.prefix(3).map(\.frame.minY) == [0, 20, 120])
  }

  /// A message whose size its constraints say.
  private final class Bubble: UITableViewCell {
    let message = UIView()
    private(set) lazy var tall = message.heightAnchor.constraint(equalToConstant: 10)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      message.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(message)
      NSLayoutConstraint.activate([
        message.topAnchor.constraint(equalTo: contentView.topAnchor),
        message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        message.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        tall,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Bubbles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
      (cell as? Bubble)?.tall.constant = CGFloat(indexPath.row + 1) * 20
      return cell
    }
  }
}
