extension UIView {
  /// Whether the class replaces `hitTest(_:with:)`. Where it doesn't, hit-testing needn't call it.
  @inline(__always)
  final var overridesHitTest: Bool { MethodSlot.hitTest.isOverridden(in: type(of: self)) }

  /// Whether the class replaces `point(inside:with:)`.
  final var overridesPoint: Bool { MethodSlot.point.isOverridden(in: type(of: self)) }

  /// Whether the class replaces `draw(_:)`. Where it doesn't, the view has no pixels of its own.
  @inline(__always)
  final var overridesDraw: Bool { MethodSlot.draw.isOverridden(in: type(of: self)) }

  final var overridesUpdateProperties: Bool {
    MethodSlot.updateProperties.isOverridden(in: type(of: self))
  }
}

extension MethodSlot {
  static let hitTest = MethodSlot(of: UIView.self, plain: Plain.self, overriding: Hitting.self)
  static let point = MethodSlot(of: UIView.self, plain: Plain.self, overriding: Holding.self)
  static let draw = MethodSlot(of: UIView.self, plain: Plain.self, overriding: Drawing.self)
  static let updateProperties = MethodSlot(
    of: UIView.self, plain: Plain.self, overriding: Updating.self)

  private final class Plain: UIView {}

  private final class Hitting: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class Holding: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) { _ = rect }
  }

  private final class Updating: UIView {
    override func updateProperties() { _ = self }
  }
}
