extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size as a vector: translation leaves it alone, a flip makes it negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let one = CGPoint(x: minX, y: minY).applying(transform)
    let (w, h) = (width, height)
    let across = (x: transform.a * w, y: transform.b * w)
    let down = (x: transform.c * h, y: transform.d * h)
    return CGRect(
      x: one.x + min(across.x, 0) + min(down.x, 0), y: one.y + min(across.y, 0) + min(down.y, 0),
      width: abs(across.x) + abs(down.x), height: abs(across.y) + abs(down.y))
  }
}
