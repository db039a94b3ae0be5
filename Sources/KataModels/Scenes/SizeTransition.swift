/// The change of a window's size: controllers hear of it, then views get it, then what was to be
/// done along with it is done
/// (developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)).
@MainActor package final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  public let isAnimated = true
  public let isInteractive = false
  public let initiallyInteractive = false
  public let isCancelled = false
  public let transitionDuration: TimeInterval

  private typealias Context = any UIViewControllerTransitionCoordinatorContext
  private var animations: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []

  private init(seconds: TimeInterval) { transitionDuration = seconds }

  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return animation != nil
  }

  /// No finger drives the change, so there is nothing to hear of.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Gives the window another size in a turn of its own; it is over some time later.
  package static func resize(_ window: UIWindow, to size: CGSize, safeArea: UIEdgeInsets) {
    let transition = SizeTransition(seconds: UIKitRules.current.appearance.transitionSeconds)
    MainLoop.main.turn {
      let isResized = window.frame.size != size
      if isResized { window.rootViewController?.viewWillTransition(to: size, with: transition) }
      UIScreen.main.bounds.size = size
      UIScreen.main.safeArea = safeArea
      window.screenInsets = safeArea
      window.frame.size = size
      for animation in transition.animations { animation(transition) }
    }
    guard !transition.completions.isEmpty else { return }
    MainLoop.main.after(transition.transitionDuration, for: .animation) { transition.end() }
  }

  private func end() {
    for completion in completions { completion(self) }
    (animations, completions) = ([], [])
  }
}

extension UIViewController {
  /// A child gets the same size unless it has it already.
  final func handOnTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.viewIfLoaded.map({ $0.bounds.size != size }) ?? false {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
}
