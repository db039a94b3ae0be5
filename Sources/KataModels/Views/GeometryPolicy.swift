/// What a view answers when it is asked for its rectangles.
struct GeometryPolicy: Sendable {
  var frame: @Sendable (ViewGeometry) -> CGRect
  var bounds: @Sendable (ViewGeometry) -> CGRect

  static let current = GeometryPolicy(UIKitRules.current.geometry)
}
