/// Where one coordinate space lies in another. Most views are only moved, so a plain shift stays
/// two additions, exact where whole numbers meet.
struct Placement {
  private var matrix: CGAffineTransform
  private var isShift: Bool

  init(x: CGFloat = 0, y: CGFloat = 0) {
    matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    isShift = true
  }

  init(_ matrix: CGAffineTransform) {
    self.matrix = matrix
    isShift = false
  }

  /// First this placement, then `outer`.
  func inside(_ outer: Placement) -> Placement {
    if isShift, outer.isShift {
      return Placement(x: matrix.tx + outer.matrix.tx, y: matrix.ty + outer.matrix.ty)
    }
    return Placement(matrix.concatenating(outer.matrix))
  }

  /// The way back.
  var inverted: Placement {
    isShift ? Placement(x: -matrix.tx, y: -matrix.ty) : Placement(matrix.inverted())
  }

  func apply(_ point: CGPoint) -> CGPoint {
    isShift
      ? CGPoint(x: point.x + matrix.tx, y: point.y + matrix.ty) : point.applying(matrix)
  }

  /// The box around where the rectangle comes to lie.
  func apply(_ rect: CGRect) -> CGRect {
    isShift ? rect.offsetBy(dx: matrix.tx, dy: matrix.ty) : rect.applying(matrix)
  }
}
