extension GeometryPolicy {
  /// The belief that the frame is told in the view's own coordinates.
  static func ownCoordinates(_ geometry: ViewGeometry) -> CGRect { geometry.bounds }

  /// The belief that bounds always begin at zero.
  static func startingAtZero(_ geometry: ViewGeometry) -> CGRect {
    CGRect(origin: .zero, size: geometry.bounds.size)
  }
}
