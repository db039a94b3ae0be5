import KataModels
import Testing

/// The evidence's cases G106–G127, which describe calls of CoreGraphics and need no tree.
@Suite struct `Rectangles and transforms` {
  private static let negative = CGRect(x: 10, y: 20, width: -30, height: -50)
  private static let card = CGRect(x: 11.25, y: 22.25, width: 33.25, height: 44.25)
  private static let flat = CGRect(x: 10, y: 25, width: 5, height: -5)

  @Test(arguments: [(-15, true), (-10, true), (-5, false)])
  func `hold their near edges and not their far ones`(at: CGFloat, isInside: Bool) {
    let rect = CGRect(x: -5, y: -5, width: -10, height: -10)
    #expect(rect.contains(CGPoint(x: at, y: at)) == isInside)
    #expect(!CGRect.zero.contains(CGPoint(x: 0, y: 0)))
  }

  @Test func `stand for the same area whichever corner they start from`() {
    let upright = CGRect(x: -20, y: -30, width: 30, height: 50)
    #expect(Self.negative.standardized == upright)
    #expect(Self.negative == upright)
    #expect(Self.negative.width == 30)
    #expect(Self.negative.size.width == -30)
    #expect([Self.negative.minX, Self.negative.midX, Self.negative.maxX] == [-20, -5, 10])
    #expect([Self.negative.minY, Self.negative.midY, Self.negative.maxY] == [-30, -5, 20])
  }

  @Test func `shrink, round outward, join and meet`() {
    let (card, flat) = (Self.card, Self.flat)
    #expect(card.insetBy(dx: 1, dy: -2) == CGRect(x: 12.25, y: 20.25, width: 31.25, height: 48.25))
    #expect(card.insetBy(dx: 30, dy: 30).isNull)
    #expect(card.integral == CGRect(x: 11, y: 22, width: 34, height: 45))
    #expect(card.union(flat) == CGRect(x: 10, y: 20, width: 34.5, height: 46.5))
    #expect(card.intersection(flat) == CGRect(x: 11.25, y: 22.25, width: 3.75, height: 2.75))
    #expect(card.intersection(CGRect(x: 1000, y: 2000, width: 1, height: 1)).isNull)
  }

  @Test func `divide into a slice and a remainder`() {
    let (slice, remainder) = Self.card.divided(atDistance: 5, from: .minXEdge)
    #expect(slice == CGRect(x: 11.25, y: 22.25, width: 5, height: 44.25))
    #expect(remainder == CGRect(x: 16.25, y: 22.25, width: 28.25, height: 44.25))
  }

  @Test func `are inset edge by edge`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func `are transformed as a point, a vector and a box`() {
    let size = CGSize(width: 100, height: 100)
    #expect(
      size.applying(CGAffineTransform(scaleX: 1, y: -1)) == CGSize(width: 100, height: -100))
    #expect(size.applying(CGAffineTransform(translationX: -10, y: -10)) == size)
    let turned = CGRect(x: -6, y: -7, width: 12, height: 14)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(agree(turned.numbers, [-7, -6, 14, 12]))
  }

  @Test func `are concatenated from the first to the last`() {
    let (shift, scale) = (
      CGAffineTransform(translationX: 50, y: 50), CGAffineTransform(scaleX: 2, y: 2)
    )
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(shift)) == CGPoint(x: 52, y: 52))
    #expect(point.applying(shift.scaledBy(x: 2, y: 2)) == CGPoint(x: 52, y: 52))
    #expect(shift.scaledBy(x: 2, y: 2) == scale.concatenating(shift))
  }

  @Test func `are undone by their inverse, where there is one`() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 0.5)
      .translatedBy(x: 4, y: 5)
    let back = transform.concatenating(transform.inverted())
    #expect(agree([back.a, back.b, back.c, back.d, back.tx, back.ty], [1, 0, 0, 1, 0, 0]))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `print as on iOS, also inside other values`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect("\(rect)" == "(0.0, 0.0, 10.0, 10.0)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\(Optional(CGSize(width: 3, height: 4)) as Any)" == "Optional((3.0, 4.0))")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    #expect("\(UIEdgeInsets.zero)" == "UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)")
    #expect(
      "\(CGAffineTransform.identity)"
        == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  @Test func `print what went through a rotation without its last digits`() {
    #expect("\(CGPoint(x: 5.000000000000001, y: -1e-17))" == "(5.0, 0.0)")
    #expect("\(CGPoint(x: 1.0 / 3, y: 1e300))" == "(0.333333333, 1e+300)")
  }
}
