import KataTrace

/// What becomes of cells between rows.
struct CellReusePolicy: Sendable {
  /// A cell joins those of its identifier that wait; the last of them leaves first.
  var put: @MainActor @Sendable (UITableViewCell, inout [UITableViewCell]) -> Void
  /// A cell's row has left the screen.
  var left: @MainActor @Sendable (UITableViewCell) -> Void
  /// A cell has been taken from the pool.
  var dequeued: @MainActor @Sendable (UITableViewCell) -> Void
  /// Whether a row that has left keeps its cell for now, by its number and those on screen.
  var staysAbove: @Sendable (Int, Range<Int>) -> Bool
  /// The system is short of memory.
  var runsShort: @MainActor @Sendable (UITableView) -> Void
  /// All rows are to be asked for anew.
  var showAnew: @MainActor @Sendable (UITableView) -> Void

  static let current = CellReusePolicy(UIKitRules.current.lists)

  @MainActor static func push(_ cell: UITableViewCell, _ waiting: inout [UITableViewCell]) {
    if !waiting.contains(where: { $0 === cell }) { waiting.append(cell) }
  }

  @MainActor static func leaveAlone(_ cell: UITableViewCell) {}

  @MainActor static func prepare(_ cell: UITableViewCell) {
    Tracer.send(.cells, to: cell, "prepareForReuse")
    cell.prepareForReuse()
  }

  static func isNext(_ row: Int, above visible: Range<Int>) -> Bool {
    row == visible.lowerBound - 1
  }

  @MainActor static func emptyPool(_ table: UITableView) { table.pool.removeAll() }

  @MainActor static func poolAll(_ table: UITableView) { table.endAll() }
}
