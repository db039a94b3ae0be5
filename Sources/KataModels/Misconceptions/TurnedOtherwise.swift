extension GeometryPolicy {
  /// The belief that the frame stays with a view that is turned or scaled: its size as before, and
  /// its centre.
  static func unturned(_ geometry: ViewGeometry) -> CGRect {
    var plain = geometry
    plain.transform = .identity
    return plain.frame
  }

  /// The belief that a transform turns and scales a view about its top left corner.
  static func aboutCorner(_ geometry: ViewGeometry) -> CGAffineTransform {
    let (x, y) = (
      geometry.anchor.x * geometry.bounds.width, geometry.anchor.y * geometry.bounds.height
    )
    return CGAffineTransform(translationX: x, y: y)
      .concatenating(geometry.transform)
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
  }
}
