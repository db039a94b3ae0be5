/// Two fingers, as a pinch and a rotation see them.
@MainActor struct FingerPair {
  /// Points between them.
  let distance: CGFloat
  /// Radians from the first to the second, clockwise as the screen's y points down.
  let angle: CGFloat

  /// Nil unless there are two.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (x, y) = (
      touches[1].point.x - touches[0].point.x, touches[1].point.y - touches[0].point.y
    )
    // At least a point, so that fingers on top of each other leave a ratio.
    distance = max(1, hypot(x, y))
    angle = atan2(y, x)
  }
}
