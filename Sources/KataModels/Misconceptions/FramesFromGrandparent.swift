extension ConversionPolicy {
  /// The belief that a frame counts from the corner of the superview's superview.
  static let fromGrandparent = ConversionPolicy(
    point: { point, view, target in
      target.placementByGrandparents.inverted.apply(view.placementByGrandparents.apply(point))
    },
    rect: { rect, view, target in
      target.placementByGrandparents.inverted.apply(view.placementByGrandparents.apply(rect))
    })
}

extension UIView {
  /// Where the view would lie in the topmost one; what has only that above it counts from there.
  fileprivate var placementByGrandparents: Placement {
    var placement = Placement()
    var view = self
    while let parent = view.parent {
      placement = placement.inside(view.geometry.toSuperview)
      view = parent.parent ?? parent
    }
    return placement
  }
}
