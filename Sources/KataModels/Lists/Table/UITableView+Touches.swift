import KataTrace

// What a finger on a row does. The row's cell hears of the touch through its content, and hands it
// up to the table; whoever keeps it, as a control does, or takes it, as a recogniser may, leaves the
// row alone.
extension UITableView {
  final func fingerDown(_ touch: UITouch?) {
    guard let touch, allowsSelection, !isStoppedByFinger, selection.highlighted == nil,
      let path = row(under: touch)
    else { return }
    guard listener?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    selection.highlighted = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    listener?.tableView(self, didHighlightRowAt: path)
  }

  /// Selects the row that the finger came down on and lifts from.
  final func fingerUp(_ touch: UITouch?) {
    guard let path = selection.highlighted else { return }
    let isStillThere = touch.map { row(under: $0) == path } ?? false
    fingerTaken()
    if isStillThere { select(path) }
  }

  final func fingerTaken() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    listener?.tableView(self, didUnhighlightRowAt: path)
  }

  private func row(under touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    return shown.rows.first { $0.cell.frame.contains(point) }?.path
  }

  /// As a finger does, with all that the delegate hears. Where it hears that the highlight is gone
  /// isn't public.
  final func select(_ path: IndexPath) {
    if selection.selected.contains(path), allowsMultipleSelection { return deselect(path) }
    Tracer.send(.cells, to: self, "willSelectRowAt \(path)")
    let wanted = listener.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted, sections.contains(wanted) else { return }
    if !allowsMultipleSelection {
      for other in selection.selected where other != wanted { deselect(other) }
    }
    setSelected(wanted)
    Tracer.send(.cells, to: self, "didSelectRowAt \(wanted)")
    listener?.tableView(self, didSelectRowAt: wanted)
  }

  final func deselect(_ path: IndexPath) {
    Tracer.send(.cells, to: self, "willDeselectRowAt \(path)")
    let wanted = listener.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let wanted, selection.selected.contains(wanted) else { return }
    setDeselected(wanted)
    Tracer.send(.cells, to: self, "didDeselectRowAt \(wanted)")
    listener?.tableView(self, didDeselectRowAt: wanted)
  }
}
