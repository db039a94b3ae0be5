/// What is known of a change of screens, or of their size, while it runs.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// Whether a finger drives the change, and hasn't let go yet.
  var isInteractive: Bool { get }
  /// Whether a finger drove the change at first.
  var initiallyInteractive: Bool { get }
  /// Whether the finger let go too early, so that the old screen comes back.
  var isCancelled: Bool { get }
  /// Virtual seconds.
  var transitionDuration: TimeInterval { get }
}

/// Lets others go along with a change of screens, or of their size.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// - Parameters:
  ///   - animation: runs when the change starts to run, or now where it does so already.
  ///   - completion: runs when the change is over, finished or cancelled.
  /// - Returns: whether the animation will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs when the finger lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
