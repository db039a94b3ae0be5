// Headers and footers as views.
extension UITableView {
  /// Puts those of visible sections in their places. Done after the rows, as in UIKit (W02 of the
  /// evidence).
  final func placeEdges() {
    guard !data.headers.isEmpty || !data.footers.isEmpty, let sections = data.sections else {
      return
    }
    for (index, section) in sections.all.enumerated() {
      let header = CGRect(x: 0, y: section.top, width: bounds.width, height: section.header)
      let footer = CGRect(
        x: 0, y: section.bottom - section.footer, width: bounds.width, height: section.footer)
      place(data.headers[index]?.view, in: header)
      place(data.footers[index]?.view, in: footer)
    }
  }

  private func place(_ view: UIView?, in rect: CGRect) {
    guard let view else { return }
    guard rect.intersects(bounds) else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }
}
