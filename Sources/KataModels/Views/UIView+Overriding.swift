extension UIView {
  /// Whether the class replaces `hitTest(_:with:)`. Where it doesn't, hit-testing needn't call it.
  @inline(__always)
  final var overridesHitTest: Bool { MethodSlot.hitTest.isOverridden(in: type(of: self)) }
}

extension MethodSlot {
  static let hitTest = MethodSlot(of: UIView.self, plain: Plain.self, overriding: Overriding.self)

  private final class Plain: UIView {}

  private final class Overriding: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
}
