/// How a view's rectangles, its centre and its transform hang together.
struct GeometryPolicy: Sendable {
  var frame: @Sendable (ViewGeometry) -> CGRect
  var bounds: @Sendable (ViewGeometry) -> CGRect
  /// What a new centre does.
  var move: @MainActor @Sendable (UIView, CGPoint) -> Void
  /// The transform as it works on distances from the anchor.
  var turning: @Sendable (ViewGeometry) -> CGAffineTransform

  /// The view's geometry changes, and that of none of its subviews.
  static let moveAlone: @MainActor @Sendable (UIView, CGPoint) -> Void = { view, center in
    view.changeGeometry { $0.center = center }
  }

  static let current = GeometryPolicy(UIKitRules.current.geometry)
}
