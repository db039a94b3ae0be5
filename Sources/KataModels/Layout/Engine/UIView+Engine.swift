extension UIView {
  /// The topmost view above this one, or itself.
  private var treeTop: UIView {
    if let root { return root }
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Constraints about views of this tree have changed, or what they mean.
  final func constraintsChanged() {
    LayoutEngine.isUsed = true
    let surroundings = treeTop.makeSurroundings()
    let engine = surroundings.engine ?? LayoutEngine(top: treeTop)
    surroundings.engine = engine
    engine.setStale()
  }

  /// A constant has changed.
  final func constraintsNeedRefresh() { treeTop.surroundings?.engine?.setNeedsRefresh() }

  // MARK: The tree changes

  /// Before the view leaves its superview: constraints between what stays and what goes are taken
  /// away (developer.apple.com/documentation/uikit/uiview/removefromsuperview()).
  final func detachFromEngine() {
    guard needs.hasRoles, let superview = parent else { return }
    superview.letGoOfConstraints { constraint in
      constraint.views.contains { $0.isDescendant(of: self) }
    }
    superview.treeTop.surroundings?.engine?.setStale()
  }

  /// After the view's place in a tree has changed.
  final func attachToEngine() {
    guard needs.hasRoles else { return }
    parent?.noteRole()
    if parent != nil { surroundings?.engine = nil }
    constraintsChanged()
  }

  // MARK: Geometry changes

  /// A frame that counts as it is, or how far a view has scrolled.
  final func tellEngine(of former: ViewGeometry) {
    guard let engine = surroundings?.role?.engine else { return }
    if !engine.isFree(self) || former.bounds.origin != geometry.bounds.origin {
      engine.setNeedsRefresh()
    }
  }

  // MARK: Layout

  /// Places the subviews that constraints are to place.
  final func placeByConstraints() {
    guard LayoutEngine.isUsed else { return }
    LayoutEngine.updateAll()
    for child in children {
      if let engine = child.surroundings?.role?.engine { engine.place(child) }
    }
  }

  final var hasOwnSize: Bool {
    let size = intrinsicContentSize
    return size.width != Self.noIntrinsicMetric || size.height != Self.noIntrinsicMetric
  }
}
