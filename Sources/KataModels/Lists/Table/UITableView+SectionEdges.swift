// Headers and footers of sections: their titles or views, and the room they take.
extension UITableView {
  final func header(of section: Int, _ dataSource: any UITableViewDataSource) -> CGFloat {
    let asked =
      listener?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let edge = SectionEdge(
      title: dataSource.tableView(self, titleForHeaderInSection: section),
      view: listener?.tableView(self, viewForHeaderInSection: section))
    return height(asked, of: edge) { data.headers[section] = $0 }
  }

  final func footer(of section: Int, _ dataSource: any UITableViewDataSource) -> CGFloat {
    let asked =
      listener?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let edge = SectionEdge(
      title: dataSource.tableView(self, titleForFooterInSection: section),
      view: listener?.tableView(self, viewForFooterInSection: section))
    return height(asked, of: edge) { data.footers[section] = $0 }
  }

  private func height(
    _ asked: CGFloat, of edge: SectionEdge, note: (SectionEdge) -> Void
  ) -> CGFloat {
    let isThere = edge.title != nil || edge.view != nil
    if isThere { note(edge) }
    if asked != Self.automaticDimension { return asked }
    if let view = edge.view {
      return view.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0)).height
    }
    return isThere ? UIKitRules.current.lists.headerHeight : 0
  }
}
