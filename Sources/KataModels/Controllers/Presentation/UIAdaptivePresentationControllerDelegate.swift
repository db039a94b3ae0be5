/// Hears of a sheet that a finger drags; a dismissal in code asks and tells it nothing
/// (developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asked when a finger starts to drag; false locks the sheet.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// The finger has begun to drag, and may still let go too early.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The finger has dragged the sheet away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// A finger has tried to drag away a sheet that is locked.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
