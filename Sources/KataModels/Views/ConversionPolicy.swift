/// How a point and a rectangle of one view are told in another's coordinates.
struct ConversionPolicy: Sendable {
  var point: @MainActor @Sendable (_ point: CGPoint, _ view: UIView, _ target: UIView) -> CGPoint
  var rect: @MainActor @Sendable (_ rect: CGRect, _ view: UIView, _ target: UIView) -> CGRect

  /// Up from superview to superview to where the two branches meet, and down again.
  static let stepByStep = ConversionPolicy(
    point: { point, view, target in view.convertStepByStep(point, to: target) },
    rect: { rect, view, target in view.convertStepByStep(rect, to: target) })

  static let current =
    UIKitRules.current.withheld.convert
    ? .withheld : ConversionPolicy(UIKitRules.current.geometry)

  private static let withheld = ConversionPolicy(
    point: { _, _, _ in UIKitRules.Withheld.refuse("convert(_:to:)") },
    rect: { _, _, _ in UIKitRules.Withheld.refuse("convert(_:to:)") })
}
