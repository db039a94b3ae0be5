/// The rows that are selected, and the one under a finger.
struct TableSelection: Sendable {
  /// In the order they were selected.
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
}

extension UITableView {
  public final var indexPathForSelectedRow: IndexPath? { selection.selected.first }

  public final var indexPathsForSelectedRows: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected
  }

  /// Selects from code. The delegate hears nothing of it
  /// (developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)).
  ///
  /// - Parameter indexPath: nil: nothing is selected any more.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    SelectionPolicy.current.select(self, indexPath)
    guard let indexPath, scrollPosition != .none, sections.contains(indexPath) else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects from code. The delegate hears nothing of it.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    SelectionPolicy.current.deselect(self, indexPath)
  }

  /// - Parameter path: nil: nothing is selected any more.
  final func setSelected(_ path: IndexPath?) {
    if path == nil || !allowsMultipleSelection {
      for other in selection.selected where other != path { setDeselected(other) }
    }
    guard let path, sections.contains(path), !selection.selected.contains(path) else { return }
    selection.selected.append(path)
    attachedCell(at: path)?.setSelected(true, animated: false)
  }

  final func setDeselected(_ path: IndexPath) {
    guard let index = selection.selected.firstIndex(of: path) else { return }
    selection.selected.remove(at: index)
    attachedCell(at: path)?.setSelected(false, animated: false)
  }

  /// The row's cell, also where the row has just left upwards.
  private func attachedCell(at path: IndexPath) -> UITableViewCell? {
    cellForRow(at: path) ?? (shown.above?.path == path ? shown.above?.cell : nil)
  }
}
