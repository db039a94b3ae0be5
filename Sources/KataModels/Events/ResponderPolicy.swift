/// Who is asked after a view, who is asked first, and who is asked about an action.
struct ResponderPolicy: Sendable {
  var next: @MainActor @Sendable (UIView) -> UIResponder?
  /// Where somebody's action without a target begins to look for one.
  var start: @MainActor @Sendable (Any?) -> UIResponder? = { ResponderPolicy.firstOrSender($0) }
  /// A finger has come down on a view.
  var touched: @MainActor @Sendable (UIView) -> Void = { _ in }

  /// The controller whose root view it is, else its superview
  /// (developer.apple.com/documentation/uikit/uiresponder/next).
  static let throughControllers = ResponderPolicy { view in
    (view.hasController ? view.controller : nil) ?? view.parent
  }

  /// At the first responder, else at the sender
  /// (developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:); H152 of the
  /// evidence).
  @MainActor static func firstOrSender(_ sender: Any?) -> UIResponder? {
    FirstResponder.current ?? sender as? UIResponder
  }

  static let current = ResponderPolicy(UIKitRules.current.touches)
}
