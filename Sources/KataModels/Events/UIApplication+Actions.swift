extension UIApplication {
  /// Sends an action to its target; without one to the first that can perform it, up the chain from
  /// the first responder, and where nobody is that, from the sender
  /// (developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)).
  ///
  /// - Parameter target: traps in Objective-C's words where it lacks the method.
  /// - Returns: whether anybody was there to take it.
  @discardableResult public final func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let found =
      target
      ?? ResponderPolicy.current.start(sender)?.target(forAction: action, withSender: sender)
    guard let found else { return false }
    _SelectorTable.send(action, to: found as AnyObject, sender, event)
    return true
  }
}
