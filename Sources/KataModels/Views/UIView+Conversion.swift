extension UIView {
  /// - Parameters:
  ///   - point: in this view's coordinates.
  ///   - view: nil means the window.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ConversionPolicy.current.point(point, self, view ?? top)
  }

  final func convertStepByStep(_ point: CGPoint, to target: UIView) -> CGPoint {
    let meeting = lowestCommonAncestor(with: target)
    return target.lower(raise(point, to: meeting), from: meeting)
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? top).convert(point, to: self)
  }

  /// The box around the rectangle where the two branches meet, and around that box again in the
  /// other view's coordinates: through two rotations a rectangle grows twice.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ConversionPolicy.current.rect(rect, self, view ?? top)
  }

  final func convertStepByStep(_ rect: CGRect, to target: UIView) -> CGRect {
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
  private nonisolated func lowestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.parent === self { return self }
    if parent === other || parent === other.parent { return parent }
    var (one, two) = (Unmanaged.passUnretained(self), Unmanaged.passUnretained(other))
    var (depth, otherDepth) = (self.depth, other.depth)
    while true {
      if depth == otherDepth, one.toOpaque() == two.toOpaque() { return one.takeUnretainedValue() }
      let isFirstDeeper = depth >= otherDepth
      if otherDepth >= depth {
        guard let next = two.superview else { return nil }
        (two, otherDepth) = (next, otherDepth - 1)
      }
      if isFirstDeeper {
        guard let next = one.superview else { return nil }
        (one, depth) = (next, depth - 1)
      }
    }
  }

  /// How many views lie above.
  private nonisolated var depth: Int {
    var (depth, link) = (0, above)
    while let view = link { (depth, link) = (depth + 1, view.superview) }
    return depth
  }

  /// A point of this view in the coordinates of one above it; nil: of the space its topmost view
  /// lies in.
  private nonisolated func raise(_ point: CGPoint, to ancestor: UIView?) -> CGPoint {
    let end = ancestor.map { Unmanaged.passUnretained($0).toOpaque() }
    var (point, link) = (point, Optional(Unmanaged.passUnretained(self)))
    while let view = link, view.toOpaque() != end {
      point = view._withUnsafeGuaranteedRef { $0.geometry.toSuperview(point) }
      link = view.superview
    }
    return point
  }

  /// The way back. Where nothing between the two is turned or scaled the shifts are added up;
  /// matrices are for the rest.
  private nonisolated func lower(_ point: CGPoint, from ancestor: UIView?) -> CGPoint {
    let end = ancestor.map { Unmanaged.passUnretained($0).toOpaque() }
    var (shift, link) = (CGPoint(x: 0, y: 0), Optional(Unmanaged.passUnretained(self)))
    while let view = link, view.toOpaque() != end {
      guard !view._withUnsafeGuaranteedRef({ $0.geometry.isTransformed }) else {
        return placement(in: ancestor).inverted.apply(point)
      }
      // Without a transform the way up adds the same to every point.
      shift = view._withUnsafeGuaranteedRef { $0.geometry.toSuperview(shift) }
      link = view.superview
    }
    return CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// Where this view lies in one above it.
  private nonisolated func placement(in ancestor: UIView?) -> Placement {
    var placement = Placement()
    var next: UIView? = self
    while let view = next, view !== ancestor {
      placement = placement.inside(view.geometry.toSuperview)
      next = view.parent
    }
    return placement
  }
}

// On the way up no references are counted: the view at the bottom is held, a view above it lives
// as long as the tree stays what it is, and nobody changes it here.
extension Unmanaged<UIView> {
  @inline(__always)
  fileprivate var superview: Unmanaged<UIView>? { _withUnsafeGuaranteedRef { $0.above } }
}
