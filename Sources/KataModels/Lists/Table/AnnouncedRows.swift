import KataTrace

/// The rows that were announced for prefetching and aren't shown yet.
struct AnnouncedRows: Sendable {
  /// Their numbers.
  var rows: Range<Int> = 0..<0
  /// Where the table was when it last looked; nil before it has shown anything.
  var offset: CGFloat?
}

extension UITableView {
  /// Announces, as the table scrolls, the rows beyond those on screen in the direction it scrolls;
  /// the nearest first, and each once. Rows that were announced and lie behind now are taken back
  /// (developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching).
  final func announceRows(_ visible: Range<Int>) {
    defer { announced.offset = bounds.minY }
    guard isPrefetchingEnabled, let prefetchDataSource, let offset = announced.offset,
      offset != bounds.minY, !visible.isEmpty
    else { return }
    let isDown = bounds.minY > offset
    let ahead = isDown ? rowsBelow(visible) : rowsAbove(visible)
    let old = announced.rows
    guard ahead != old else { return }
    announced.rows = ahead
    let gone = old.filter { isDown ? $0 < visible.lowerBound : $0 >= visible.upperBound }
    let new = ahead.filter { !old.contains($0) }
    if !gone.isEmpty {
      let paths = gone.compactMap { data.sections?.path(of: $0) }
      Tracer.send(.cells, to: self, "cancelPrefetchingForRowsAt \(paths)")
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: paths)
    }
    if !new.isEmpty {
      let nearest = isDown ? new : new.reversed()
      let paths = nearest.compactMap { data.sections?.path(of: $0) }
      Tracer.send(.cells, to: self, "prefetchRowsAt \(paths)")
      prefetchDataSource.tableView(self, prefetchRowsAt: paths)
    }
  }

  private func rowsBelow(_ visible: Range<Int>) -> Range<Int> {
    guard let sections = data.sections else { return 0..<0 }
    let end = bounds.maxY + bounds.height * UIKitRules.current.lists.announcedScreens
    let last = min(sections.firstRow(endingBelow: end) + 1, sections.rowCount)
    return visible.upperBound..<max(visible.upperBound, last)
  }

  private func rowsAbove(_ visible: Range<Int>) -> Range<Int> {
    guard let sections = data.sections else { return 0..<0 }
    let start = bounds.minY - bounds.height * UIKitRules.current.lists.announcedScreens
    let first = sections.firstRow(endingBelow: max(start, 0))
    return min(first, visible.lowerBound)..<visible.lowerBound
  }
}
