extension UITableView {
  /// Scrolls from code until the row is where it is wanted, as far as there is content. With
  /// `.none` by as little as shows it, and not at all where it shows already. The delegate hears of
  /// scrolling, and rows that come into sight are asked for in the layout
  /// (developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)).
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let sections = sections
    guard sections.all.indices.contains(indexPath.section) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) "
          + "when there are only \(sections.all.count) sections.")
    }
    guard sections.contains(indexPath) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there "
          + "are only \(sections.all[indexPath.section].rows.count) rows in section "
          + "\(indexPath.section).")
    }
    let row = frame(of: indexPath)
    if scrollPosition == .none { return scrollRectToVisible(row, animated: animated) }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let y =
      switch scrollPosition {
      // Below the header, which floats there.
      case .none, .top: row.minY - inset.top - sections.all[indexPath.section].header
      case .middle: row.midY - inset.top - room / 2
      case .bottom: row.maxY - inset.top - room
      }
    let target = range.clamp(CGPoint(x: contentOffset.x, y: y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
