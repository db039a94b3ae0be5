/// The cells that wait to be shown again, a stack for each reuse identifier: the one that came last
/// leaves first (W04 of the evidence and what is said there of the pool).
@MainActor struct ReusePool {
  private var stacks: [String: [UITableViewCell]] = [:]

  /// Cells without an identifier aren't kept.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    CellReusePolicy.current.put(cell, &stacks[identifier, default: []])
  }

  mutating func take(_ identifier: String) -> UITableViewCell? {
    guard stacks[identifier] != nil else { return nil }
    return stacks[identifier]?.popLast()
  }

  mutating func removeAll() { stacks = [:] }

  /// By identifier, the one that leaves first last.
  var waiting: [String: [UITableViewCell]] { stacks.filter { !$0.value.isEmpty } }
}
