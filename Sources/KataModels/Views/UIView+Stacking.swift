// Where a view stands among its siblings. Where layers that belong to no view lie among those of
// the subviews, places are counted in layers (TextureGroup/Texture, Tests/ASDisplayNodeTests.mm).

extension UIView {
  /// The place of a subview; nil for a view that isn't one.
  final func place(of view: UIView) -> Int? {
    guard view.parent === self else { return nil }
    guard let layers = surroundings?.layer?.mixture else {
      return children.firstIndex { $0 === view }
    }
    return layers.firstIndex { $0.view === view }
  }

  /// Gives a view a place, behind which the others stay.
  ///
  /// - Parameter index: beyond the last one means in front of all.
  final func seat(_ view: UIView, at index: Int) {
    view.surroundings?.layer?.leaveContainer()
    guard let layer = surroundings?.layer, let layers = layer.mixture else {
      return children.insert(view, at: min(max(index, 0), children.count))
    }
    children.append(view)
    layer.mixture?.insert(view.layer, at: min(max(index, 0), layers.count))
    layer.followOrder()
  }

  /// Takes a view out of the order; it is still held by whoever does that.
  final func unseat(_ view: UIView) {
    // From the end, where views come and go most.
    if let index = children.lastIndex(where: { $0 === view }) { children.remove(at: index) }
    if let layer = surroundings?.layer, layer.mixture != nil {
      layer.mixture?.removeAll { $0.view === view }
    }
  }

  final func exchange(_ one: UIView, _ other: UIView) {
    if let i = children.firstIndex(of: one), let j = children.firstIndex(of: other) {
      children.swapAt(i, j)
    }
    if let layer = surroundings?.layer, let i = place(of: one), let j = place(of: other) {
      layer.mixture?.swapAt(i, j)
    }
    checkInvariants()
  }
}
