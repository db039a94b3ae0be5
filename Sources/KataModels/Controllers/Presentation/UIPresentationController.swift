/// One screen's presentation over another: the room its view gets, and the change to and fro.
@MainActor open class UIPresentationController: NSObject {
  // The presented screen owns this object, and takes it along when it dies.
  private unowned let subject: UIViewController
  /// Who presents; nil before and after.
  final weak var presenter: UIViewController?
  /// Where the presenter's view was, for the way back.
  private weak var presenterRoom: UIView?
  final var transition: ScreenTransition?
  final let room = PresentationRoom()

  /// How the screen is presented: never `automatic`.
  public final let presentationStyle: UIModalPresentationStyle
  public final weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presenting subject: UIViewController, _ style: UIModalPresentationStyle) {
    (self.subject, presentationStyle) = (subject, style)
    super.init()
    room.place = { [weak self] in self?.placePresentedView() }
  }

  static func make(for subject: UIViewController) -> UIPresentationController {
    let style = subject.modalPresentationStyle.resolved
    return style.isSheet
      ? UISheetPresentationController(presenting: subject, style)
      : UIPresentationController(presenting: subject, style)
  }

  // MARK: The two screens

  public final var presentedViewController: UIViewController { subject }
  /// The presented screen itself while nobody presents it.
  public final var presentingViewController: UIViewController { presenter ?? subject }

  // MARK: Views

  /// Lies over the presenter and takes its touches; nil while nothing is presented.
  public final var containerView: UIView? { room.superview == nil ? nil : room }
  public final var presentedView: UIView? { subject.viewIfLoaded }
  /// In the coordinates of the container view.
  open var frameOfPresentedViewInContainerView: CGRect { room.bounds }
  /// Whether the presenter's view is taken out of the window.
  open var shouldRemovePresentersView: Bool { presentationStyle.coversItsPresenter }

  final func placePresentedView() {
    guard presenter != nil, let view = presentedView, view.superview === room,
      transition?.isInteractive != true
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }
}

extension UIPresentationController: ScreenContainer {
  func seat(_ screen: UIViewController, in transition: ScreenTransition) {
    if screen === presenter { return uncover(screen) }
    guard screen === subject, let presenterView = presenter?.view,
      let around = presenterView.superview, let view = screen.view
    else { return }
    room.frame = presentationStyle.staysInContext ? presenterView.frame : around.bounds
    around.insertSubview(room, aboveSubview: presenterView)
    view.frame = frameOfPresentedViewInContainerView
    room.addSubview(view)
  }

  /// Puts the presenter's view back to where it was.
  private func uncover(_ presenter: UIViewController) {
    presenter.presentation.isCovered = false
    guard let view = presenter.view, view.superview == nil, let presenterRoom else { return }
    if presenterRoom is UIWindow { view.frame = presenterRoom.bounds }
    presenterRoom.insertSubview(view, at: 0)
  }

  func remove(_ screen: UIViewController) {
    if screen === presenter { return cover(screen) }
    screen.presentation.controller?.takeDown()
    // The one that everybody sees leave hears of it yet.
    if screen !== transition?.plan.old { screen.isBeingDismissed = false }
  }

  private func cover(_ presenter: UIViewController) {
    presenterRoom = presenter.viewIfLoaded?.superview
    presenter.presentation.isCovered = true
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  /// Ends the presentation: nobody presents the screen any more, and nobody owns it for that.
  private func takeDown() {
    room.removeFromSuperview()
    presenter?.presentation.presented = nil
    presenter = nil
    subject.presentation.controller = nil
  }

  func tellDelegate(_ step: UIKitRules.TransitionStep) {
    switch step {
    case .delegateWillDismiss: delegate?.presentationControllerWillDismiss(self)
    case .delegateDidDismiss: delegate?.presentationControllerDidDismiss(self)
    default: break
    }
  }

  func transitionEnded(_ ended: ScreenTransition) {
    if transition === ended { transition = nil }
    for screen in [ended.plan.old, ended.plan.new] {
      screen?.isBeingPresented = false
      screen?.isBeingDismissed = false
    }
    placePresentedView()
  }
}
