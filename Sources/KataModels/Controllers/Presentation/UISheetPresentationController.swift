/// A sheet: a card at the bottom of the screen that a finger can drag away by its content.
@MainActor open class UISheetPresentationController: UIPresentationController {
  private let drag = ScreenDrag(along: CGPoint(x: 0, y: 1))

  override init(presenting subject: UIViewController, _ style: UIModalPresentationStyle) {
    super.init(presenting: subject, style)
    room.addGestureRecognizer(drag)
    drag.length = { [weak self] in self?.frameOfPresentedViewInContainerView.height ?? 0 }
    drag.mayStart = { [weak self] point in self?.mayStart(at: point) ?? false }
    drag.begin = { [weak self] distance in self?.begin(distance) ?? false }
    drag.move = { [weak self] distance in self?.move(distance) }
    drag.letGo = { [weak self] goesOn in self?.letGo(goesOn) }
  }

  /// As wide as the container, from a little below the top of its safe area to the bottom.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let top = room.safeAreaInsets.top + UIKitRules.current.presentation.sheetTop
    return room.bounds.inset(by: UIEdgeInsets(top: top))
  }

  // MARK: Dragging

  private func mayStart(at point: CGPoint) -> Bool {
    transition == nil && presentedViewController.presentation.presented == nil
      && presentedView?.frame.contains(point) == true
  }

  private func begin(_ distance: CGFloat) -> Bool {
    guard transition == nil, let presenter else { return false }
    if isLocked { return true }
    let rules = UIKitRules.current.appearance
    let next = ScreenTransition(
      in: self,
      .init(
        old: presentedViewController, new: presenter, steps: rules.sheetDrag,
        cancelled: rules.sheetDragCancelled, isAnimated: true))
    presentedViewController.isBeingDismissed = true
    transition = next
    next.run()
    move(distance)
    return true
  }

  private var isLocked: Bool {
    presentedViewController.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(self) == false
  }

  private func move(_ distance: CGFloat) {
    guard transition?.isInteractive == true else { return }
    presentedView?.frame.origin.y = frameOfPresentedViewInContainerView.minY + max(0, distance)
  }

  private func letGo(_ goesOn: Bool) {
    if let transition {
      transition.letGo(isFinished: goesOn)
    } else if goesOn, presenter != nil {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    }
  }
}

extension UISheetPresentationController {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var detents: [AnyObject] {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var prefersGrabberVisible: Bool {
    get { leftOut() }
    set {}
  }
}
