// Where cells come from.
extension UITableView {
  /// From now on a cell of this class is made where the pool of the identifier is empty; nil: none.
  public final func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    guard let cellClass else {
      classes[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      fatalError(
        "Attempt to register a cell class which is not a subclass of UITableViewCell "
          + "(\(cellClass))")
    }
    classes[identifier] = type
  }

  /// A cell from the pool, or a new one of the registered class; nil without either
  /// (developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)).
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool.take(identifier) {
      prepare(cell)
      return cell
    }
    return classes[identifier].map { _CellTwin.make($0, identifier: identifier) }
  }

  /// A cell from the pool, or a new one of the class that has to be registered, as large as the row.
  /// Where the row is being reconfigured it is the cell that shows it.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reconfigured(identifier, at: indexPath) { return cell }
    guard classes[identifier] != nil, let cell = dequeueReusableCell(withIdentifier: identifier)
    else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    if data.sections?.contains(indexPath) == true { size(cell, for: indexPath) }
    return cell
  }

  /// The height is asked for here, and once more when the cell is there (W02 of the evidence).
  private func size(_ cell: UITableViewCell, for path: IndexPath) {
    var frame = frame(of: path)
    if let height = askedHeight(of: path) { frame.size.height = height }
    if cell.frame != frame { cell.frame = frame }
  }

  private func prepare(_ cell: UITableViewCell) {
    if cell.isSelected { cell.setSelected(false, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    CellReusePolicy.current.dequeued(cell)
  }

  /// The cell that shows a row, where the data source is asked only to configure it anew.
  private func reconfigured(_ identifier: String, at path: IndexPath) -> UITableViewCell? {
    guard let row = reconfiguring, row.path == path else { return nil }
    guard row.cell.reuseIdentifier == identifier else {
      fatalError(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not supported. You must dequeue a "
          + "cell using the same registration or reuse identifier that was used to dequeue the "
          + "cell originally to obtain the existing cell. Dequeued reuse identifier: "
          + "\(identifier); Original reuse identifier: \(row.cell.reuseIdentifier ?? "(null)")")
    }
    return row.cell
  }
}
