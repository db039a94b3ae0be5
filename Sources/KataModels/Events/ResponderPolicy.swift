/// Who is asked after a view.
struct ResponderPolicy: Sendable {
  var next: @MainActor @Sendable (UIView) -> UIResponder?

  /// The controller whose root view it is, else its superview
  /// (developer.apple.com/documentation/uikit/uiresponder/next).
  static let throughControllers = ResponderPolicy { view in
    (view.hasController ? view.controller : nil) ?? view.parent
  }

  static let current = ResponderPolicy(UIKitRules.current.touches)
}
