/// Whoever changes from one screen to another, and knows where their views belong.
///
/// What the steps of a change mean is the same for all; their order is a rule of each.
@MainActor protocol ScreenContainer: AnyObject {
  /// Puts the view of the screen that comes where it can be seen.
  func seat(_ screen: UIViewController, in transition: ScreenTransition)

  /// Takes the view of a screen that is gone away, before the screen is told.
  func remove(_ screen: UIViewController)

  /// Tells the delegate, where the container has one that hears of these steps.
  func tellDelegate(_ step: UIKitRules.TransitionStep)

  func transitionEnded(_ transition: ScreenTransition)
}

extension ScreenContainer {
  func tellDelegate(_ step: UIKitRules.TransitionStep) {}
}

extension ScreenContainer where Self: UIViewController {
  /// Fills the container with the screen's view: over the others, or under the old one.
  func seat(_ screen: UIViewController, under old: UIViewController?) {
    guard let view = screen.view, let room = viewIfLoaded else { return }
    view.frame = room.bounds
    if let oldView = old?.viewIfLoaded, oldView.superview === room {
      room.insertSubview(view, belowSubview: oldView)
    } else {
      room.addSubview(view)
    }
  }

  func remove(_ screen: UIViewController) { screen.viewIfLoaded?.removeFromSuperview() }
}
