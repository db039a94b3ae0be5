/// The coordinator of one change.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  let transitionDuration: TimeInterval

  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var isRunning = false

  init(isAnimated: Bool, isInteractive: Bool) {
    self.isAnimated = isAnimated
    (self.isInteractive, initiallyInteractive) = (isInteractive, isInteractive)
    transitionDuration = isAnimated ? UIKitRules.current.appearance.transitionSeconds : 0
    super.init()
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    if isRunning { animation?(self) } else if let animation { alongside.append(animation) }
    return animation != nil
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  func run() {
    guard !isRunning else { return }
    isRunning = true
    let waiting = alongside
    alongside = []
    for animation in waiting { animation(self) }
  }

  func letGo(isFinished: Bool) {
    (isInteractive, isCancelled) = (false, !isFinished)
    for handler in interactionHandlers { handler(self) }
  }

  /// Nobody hears of the change twice, and nothing is kept beyond it.
  func complete() {
    run()
    let waiting = completions
    (completions, interactionHandlers) = ([], [])
    for completion in waiting { completion(self) }
  }
}

extension UIViewController {
  /// Of the change that this controller, or the nearest one above it, takes part in; nil where
  /// there is none.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var next: UIViewController? = self
    while let controller = next {
      if let transition = controller.runningTransition { return transition.coordinator }
      next = controller.parent
    }
    return nil
  }
}
