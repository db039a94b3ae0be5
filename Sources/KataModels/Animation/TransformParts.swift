/// A transform taken apart into what can change evenly: how far it moves, turns, stretches and
/// slants. Moving and stretching alone change by the number; between two turns it turns, as Core
/// Animation does, and doesn't shrink on the way.
struct TransformParts {
  private var move = CGPoint.zero
  /// In radians.
  private var angle: CGFloat = 0
  private var (scaleX, scaleY): (CGFloat, CGFloat) = (1, 1)
  private var slant: CGFloat = 0

  /// The common method for affine matrices (w3.org/TR/css-transforms-1, *decomposing a 2D matrix*).
  init(_ matrix: CGAffineTransform) {
    move = CGPoint(x: matrix.tx, y: matrix.ty)
    var (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
    (scaleX, scaleY) = (hypot(a, b), hypot(c, d))
    if a * d - b * c < 0 {
      if a < d { scaleX = -scaleX } else { scaleY = -scaleY }
    }
    if scaleX != 0 { (a, b) = (a / scaleX, b / scaleX) } else { (a, b) = (1, 0) }
    if scaleY != 0 { (c, d) = (c / scaleY, d / scaleY) } else { (c, d) = (-b, a) }
    angle = atan2(b, a)
    slant = a * c + b * d
    (c, d) = (c - a * slant, d - b * slant)
    let height = hypot(c, d)
    if height != 0 { (scaleY, slant) = (scaleY * height, slant / height) }
  }

  init(_ value: AnimatedValue) {
    move = CGPoint(x: value[0], y: value[1])
    (angle, scaleX, scaleY, slant) = (value[2], value[3], value[4], value[5])
  }

  var value: AnimatedValue { .of(move.x, move.y, angle, scaleX, scaleY, slant) }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    let value = AnimatedValue.of(
      scaleX * cosine, scaleX * sine, scaleY * (slant * cosine - sine),
      scaleY * (slant * sine + cosine), move.x, move.y
    ).rounded
    return CGAffineTransform(
      a: value[0], b: value[1], c: value[2], d: value[3], tx: value[4], ty: value[5])
  }

  /// The difference between two values, turned the short way round.
  static func difference(_ one: AnimatedValue, _ other: AnimatedValue) -> AnimatedValue {
    var difference = one - other
    difference[2] = difference[2].remainder(dividingBy: 2 * .pi)
    return difference
  }
}
