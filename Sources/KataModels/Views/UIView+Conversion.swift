extension UIView {
  /// - Parameters:
  ///   - point: in this view's coordinates.
  ///   - view: nil means the window.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? top
    let meeting = lowestCommonAncestor(with: target)
    let shared = placement(in: meeting).apply(point)
    return target.placement(in: meeting).inverted.apply(shared)
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? top).convert(point, to: self)
  }

  /// The box around the rectangle where the two branches meet, and around that box again in the
  /// other view's coordinates: through two rotations a rectangle grows twice.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target = view ?? top
    let meeting = lowestCommonAncestor(with: target)
    let shared = placement(in: meeting).apply(rect)
    return target.placement(in: meeting).inverted.apply(shared)
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? top).convert(rect, to: self)
  }

  // MARK: The way between two views

  /// The window, or the topmost view of a tree that is in none.
  private var top: UIView {
    if let root { return root }
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The nearest view above both; nil where they hang in different trees, whose common space is
  /// then the one their topmost views lie in: the screen, for windows.
  private func lowestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.parent === self { return self }
    if parent === other { return other }
    var (one, two): (UIView?, UIView?) = (self, other)
    var (depth, otherDepth) = (self.depth, other.depth)
    while depth > otherDepth { (one, depth) = (one?.parent, depth - 1) }
    while otherDepth > depth { (two, otherDepth) = (two?.parent, otherDepth - 1) }
    while one !== two { (one, two) = (one?.parent, two?.parent) }
    return one
  }

  private var depth: Int {
    var (depth, next) = (0, parent)
    while let view = next { (depth, next) = (depth + 1, view.parent) }
    return depth
  }

  /// Where this view lies in one above it; nil: in the space its topmost view lies in.
  private func placement(in ancestor: UIView?) -> Placement {
    var placement = Placement()
    var view = self
    while view !== ancestor {
      placement = placement.inside(view.geometry.toSuperview)
      guard let parent = view.parent else { break }
      view = parent
    }
    return placement
  }
}
