extension CellReusePolicy {
  init(_ rules: UIKitRules.Lists) {
    switch rules.poolOrder {
    case .lastFirst: put = Self.push
    case .firstFirst: put = Self.queue
    case .noPool: put = Self.drop
    }
    let prepare = rules.reuseKeepsContent ? Self.prepare : Self.prepareAndClear
    left = rules.preparesWhen == .dequeued ? Self.leaveAlone : prepare
    dequeued = rules.preparesWhen == .dequeued ? prepare : Self.leaveAlone
    staysAbove = rules.keepsRowAbove ? Self.isNext : Self.never
    runsShort = rules.memoryWarningEmptiesPool ? Self.emptyPool : Self.keepPool
    showAnew = rules.reloadPoolsCells ? Self.poolAll : Self.configureAgain
  }

  /// The belief that cells wait in a queue: who came first leaves first.
  @MainActor static func queue(_ cell: UITableViewCell, _ waiting: inout [UITableViewCell]) {
    waiting.insert(cell, at: 0)
  }

  /// The belief that each row has a cell of its own, made when it is first shown.
  @MainActor static func drop(_ cell: UITableViewCell, _ waiting: inout [UITableViewCell]) {}

  /// The belief that a cell comes empty from the pool.
  @MainActor static func prepareAndClear(_ cell: UITableViewCell) {
    prepare(cell)
    cell.parts.text?.text = nil
    cell.parts.detail?.text = nil
    cell.parts.image?.image = nil
    cell.accessoryType = .none
  }

  /// The belief that a cell joins the pool as soon as its row is out of sight.
  static func never(_ row: Int, above visible: Range<Int>) -> Bool { false }

  /// The belief that cells which wait stay through a memory warning.
  @MainActor static func keepPool(_ table: UITableView) {}

  /// The belief that each row keeps its cell when the table reloads.
  @MainActor static func configureAgain(_ table: UITableView) { table.reconfigureShown() }
}
