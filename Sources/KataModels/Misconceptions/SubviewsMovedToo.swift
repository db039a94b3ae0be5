extension GeometryPolicy {
  /// The belief that a new centre moves the subviews' frames as well, so that on screen they go
  /// twice as far.
  static let moveWithSubviews: @MainActor @Sendable (UIView, CGPoint) -> Void = { view, center in
    let old = view.geometry.center
    moveAlone(view, center)
    for subview in view.children {
      subview.changeGeometry { $0.center = $0.center.moved(from: old, to: center) }
    }
  }
}
