// When a table asks for counts and heights.
extension UITableView {
  final func dataSourceChanged() {
    data.sections = nil
    data.isStale = true
    data.showsAnew = true
    setNeedsLayout()
  }

  final func heightsChanged() {
    guard data.sections != nil else { return }
    data.isStale = true
    setNeedsLayout()
  }

  final func reload() {
    updates?.isVoid = true
    load()
    // Asked once more in the layout (W02 of the evidence).
    data.isStale = true
    data.showsAnew = true
    selection.selected = []
    fingerTaken()
    setNeedsLayout()
  }

  /// Asks for counts and heights, unless they are known since the data source last said that they
  /// have changed.
  final func loadIfNeeded() {
    if data.sections == nil { load() }
  }

  final var sections: TableSections {
    loadIfNeeded()
    return data.sections ?? TableSections([])
  }

  final func load() {
    ask()
    fitContent()
  }

  /// Asks, and changes nothing that anybody could hear of.
  final func ask() {
    data.isStale = false
    data.loads += 1
    data.width = bounds.width
    removeEdges()
    announced = AnnouncedRows()
    var sections: [TableSections.Section] = []
    if let dataSource {
      for section in 0..<dataSource.numberOfSections(in: self) {
        let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
        let rows = heights(of: count, in: section)
        sections.append(
          .init(
            header: header(of: section, dataSource), rows: rows,
            footer: footer(of: section, dataSource)))
      }
    }
    data.sections = TableSections(sections)
  }

  final func fitContent() {
    let size = CGSize(width: bounds.width, height: data.sections?.height ?? 0)
    if contentSize != size { contentSize = size }
  }

  // MARK: Rows

  private func heights(of count: Int, in section: Int) -> RowHeights {
    if let estimates = estimates(of: count, in: section) {
      return RowHeights(count: count, base: .init(listing: estimates), isEstimated: true)
    }
    let isAutomatic = rowHeight == Self.automaticDimension
    if estimatedRowHeight == 0 {
      if let heights = allHeights(of: count, in: section) {
        return RowHeights(count: count, base: .init(listing: heights), isEstimated: false)
      }
      let height = isAutomatic ? UIKitRules.current.lists.rowHeight : rowHeight
      return RowHeights(count: count, base: .uniform(height), isEstimated: false)
    }
    if !isAutomatic, !answersHeights(count, section) {
      return RowHeights(count: count, base: .uniform(rowHeight), isEstimated: false)
    }
    let estimate =
      estimatedRowHeight == Self.automaticDimension
      ? UIKitRules.current.lists.rowHeight : max(1, estimatedRowHeight)
    return RowHeights(count: count, base: .uniform(estimate), isEstimated: true)
  }

  /// Whether the delegate says how high rows are, found out with the first row.
  private func answersHeights(_ count: Int, _ section: Int) -> Bool {
    guard listener != nil else { return false }
    if count > 0, !openQuestions.contains(.rowHeight) {
      _ = askedHeight(of: IndexPath(row: 0, section: section))
    }
    return !openQuestions.contains(.rowHeight)
  }

  /// Nil where the delegate doesn't say.
  private func allHeights(of count: Int, in section: Int) -> [CGFloat]? {
    guard listener != nil, !openQuestions.contains(.rowHeight) else { return nil }
    var heights: [CGFloat] = []
    for row in 0..<count {
      let height = askedHeight(of: IndexPath(row: row, section: section))
      if openQuestions.contains(.rowHeight) { return nil }
      heights.append(height ?? UIKitRules.current.lists.rowHeight)
    }
    return heights
  }

  private func estimates(of count: Int, in section: Int) -> [CGFloat]? {
    guard let listener, !openQuestions.contains(.rowEstimate) else { return nil }
    var heights: [CGFloat] = []
    for row in 0..<count {
      let height = listener.tableView(
        self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      if openQuestions.contains(.rowEstimate) { return nil }
      heights.append(
        height == Self.automaticDimension ? UIKitRules.current.lists.rowHeight : height)
    }
    return heights
  }

  /// What the delegate says, or else `rowHeight`; nil where that is left to the cell.
  final func askedHeight(of path: IndexPath) -> CGFloat? {
    guard let listener, !openQuestions.contains(.rowHeight) else { return plainRowHeight }
    let height = listener.tableView(self, heightForRowAt: path)
    if openQuestions.contains(.rowHeight) { return plainRowHeight }
    return height == Self.automaticDimension ? nil : height
  }

  private var plainRowHeight: CGFloat? {
    rowHeight == Self.automaticDimension ? nil : rowHeight
  }
}
