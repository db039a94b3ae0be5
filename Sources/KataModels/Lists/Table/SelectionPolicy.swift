/// What selecting from code does.
struct SelectionPolicy: Sendable {
  var select: @MainActor @Sendable (UITableView, IndexPath?) -> Void
  var deselect: @MainActor @Sendable (UITableView, IndexPath) -> Void

  static let current = SelectionPolicy(UIKitRules.current.lists)

  @MainActor static func selectSilently(_ table: UITableView, _ path: IndexPath?) {
    table.setSelected(path)
  }

  @MainActor static func deselectSilently(_ table: UITableView, _ path: IndexPath) {
    table.setDeselected(path)
  }
}
