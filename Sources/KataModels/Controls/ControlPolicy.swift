/// What controls do beside what their own classes say.
struct ControlPolicy: Sendable {
  /// Code has set a control's value.
  var valueWasSet: @MainActor @Sendable (UIControl) -> Void
  /// Whether a control that is touched keeps a recogniser of a view above it from recognising.
  var holdsBack: @MainActor @Sendable (UIView, UIGestureRecognizer) -> Bool

  static let current = ControlPolicy(UIKitRules.current.controls)

  /// Setting a value from code sends nothing
  /// (developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)).
  static let silently: @MainActor @Sendable (UIControl) -> Void = { _ in }
}
