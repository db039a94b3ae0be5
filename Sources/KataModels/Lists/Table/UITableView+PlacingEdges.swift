// Headers and footers as views.
extension UITableView {
  /// Nil where the section has no header, or none on screen.
  public final func headerView(forSection section: Int) -> UIView? {
    let view = data.headers[section]?.view
    return view?.superview === self ? view : nil
  }

  public final func footerView(forSection section: Int) -> UIView? {
    let view = data.footers[section]?.view
    return view?.superview === self ? view : nil
  }

  /// Puts those of visible sections in their places: at the ends of the section, or where these are
  /// out of sight, floating at the table's own ends as far as the section reaches
  /// (developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain). Done after the
  /// rows, as in UIKit (W02 of the evidence).
  final func placeEdges() {
    guard !data.headers.isEmpty || !data.footers.isEmpty, let sections = data.sections else {
      return
    }
    let visible = bounds.inset(by: adjustedContentInset)
    for (index, section) in sections.all.enumerated() {
      let (header, footer) = floating(section, in: visible)
      if let view = place(&data.headers[index], in: header) {
        listener?.tableView(self, willDisplayHeaderView: view, forSection: index)
      }
      _ = place(&data.footers[index], in: footer)
    }
  }

  private func floating(
    _ section: TableSections.Section, in visible: CGRect
  ) -> (header: CGRect, footer: CGRect) {
    let (first, last) = (section.firstRowTop, section.bottom - section.footer)
    let header = min(max(section.top, visible.minY), last - section.header)
    let footer = max(min(last, visible.maxY - section.footer), first)
    return (
      CGRect(x: 0, y: header, width: bounds.width, height: section.header),
      CGRect(x: 0, y: footer, width: bounds.width, height: section.footer)
    )
  }

  /// - Returns: the view, where it wasn't shown before.
  private func place(_ edge: inout SectionEdge?, in rect: CGRect) -> UIView? {
    guard edge != nil else { return nil }
    guard rect.height > 0, rect.maxY > bounds.minY, rect.minY < bounds.maxY else {
      edge?.view?.removeFromSuperview()
      return nil
    }
    let view = edge?.view ?? titleView(edge?.title)
    edge?.view = view
    if view.frame != rect { view.frame = rect }
    guard view.superview !== self else {
      if subviews.last !== view { bringSubviewToFront(view) }
      return nil
    }
    addSubview(view)
    return view
  }

  private func titleView(_ title: String?) -> UIView {
    let view = UITableViewHeaderFooterView()
    view.textLabel?.text = title
    return view
  }

  /// Before others take their place.
  final func removeEdges() {
    for edge in data.headers.values { edge.view?.removeFromSuperview() }
    for edge in data.footers.values { edge.view?.removeFromSuperview() }
    data.headers = [:]
    data.footers = [:]
  }
}
