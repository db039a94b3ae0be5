/// A container's change from one screen to another, in the order the rules give.
@MainActor final class ScreenTransition {
  typealias Step = UIKitRules.TransitionStep

  /// Which screens change, and how.
  struct Plan {
    var old: UIViewController?
    var new: UIViewController?
    /// Screens that go without being seen.
    var buried: [UIViewController] = []
    var steps: [Step]
    /// What comes after the finger where it lets go too early; nil: no finger drives the change.
    var cancelled: [Step]?
    var isAnimated = false
    /// Whether the old screen leaves the container's children, and the new one joins them.
    var oldLeaves = false
    var newArrives = false
    var completion: (() -> Void)?
  }

  private(set) var plan: Plan
  /// Held by the loop while the change waits for its time; otherwise it holds the change.
  private weak var container: (any ScreenContainer)?
  private var remaining: ArraySlice<Step>
  /// Whether the steps tell the old screen themselves that it leaves.
  private let tellsOld: Bool
  /// Whether a finger still decides.
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  /// What the change waits for; a wait that isn't the last one resumes nothing.
  private var waits = 0
  private var isHeld = false
  private var isOver = false
  let coordinator: TransitionCoordinator

  init(in container: any ScreenContainer, _ plan: Plan) {
    (self.container, self.plan) = (container, plan)
    remaining = plan.steps[...]
    tellsOld = plan.steps.contains(.oldWillMoveToParent)
    isInteractive = plan.cancelled != nil
    coordinator = TransitionCoordinator(
      isAnimated: plan.isAnimated, isInteractive: plan.cancelled != nil)
  }

  private var parent: UIViewController? { container as? UIViewController }

  // MARK: Running

  /// Performs the steps up to the one that takes time, and the rest when that has passed.
  func run() {
    for screen in [plan.old, plan.new] { screen?.appearance.transition = self }
    plan.new?.isMovingToParent = plan.newArrives
    plan.old?.isMovingFromParent = plan.oldLeaves
    if plan.oldLeaves, !tellsOld { plan.old?.announceMove(to: nil) }
    perform()
  }

  /// Performs at once whatever is left.
  func finishAtOnce() {
    waits += 1
    remaining.removeAll { $0 == .callReturns || $0 == .transitionRuns }
    perform()
  }

  /// The finger has let go: the screens move to where they belong, and hear of it there.
  func letGo(isFinished: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    if !isFinished { cancel() }
    coordinator.letGo(isFinished: isFinished)
    if isHeld { wait(UIKitRules.current.appearance.transitionSeconds) }
  }

  private func cancel() {
    isCancelled = true
    remaining = plan.cancelled?[...] ?? []
    plan.new?.isMovingToParent = false
    plan.old?.isMovingFromParent = false
  }

  private func perform() {
    isHeld = false
    while let step = remaining.popFirst() {
      switch step {
      case .transitionRuns: return transitionRuns()
      case .callReturns: return resume { MainLoop.main.afterCommit($0) }
      default: perform(step)
      }
    }
    end()
  }

  private func transitionRuns() {
    coordinator.run()
    isHeld = true
    if isInteractive { return }
    if plan.isAnimated {
      wait(UIKitRules.current.appearance.transitionSeconds)
    } else if let parent, parent.appearance.phase == .appearing {
      follow(parent)
    } else {
      wait(0)
    }
  }

  /// A screen that comes with its container has appeared when that has.
  private func follow(_ parent: UIViewController) {
    waits += 1
    parent.appearance.followers.append { [weak self, wait = waits] hasAppeared in
      guard let self, wait == waits else { return }
      if !hasAppeared { remaining.removeAll { $0 == .newDidAppear } }
      perform()
    }
  }

  /// Not animated means no time, but a later turn all the same.
  private func wait(_ seconds: TimeInterval) {
    resume { work in
      MainLoop.main.afterCommit { MainLoop.main.after(seconds, for: .animation) { work() } }
    }
  }

  private func resume(by later: (@escaping @MainActor @Sendable () -> Void) -> Void) {
    waits += 1
    let (wait, container) = (waits, container)
    later { [self] in
      if wait == waits { withExtendedLifetime(container) { perform() } }
    }
  }

  private func end() {
    conclude()
    coordinator.complete()
  }

  /// The screens are free for another change.
  private func conclude() {
    guard !isOver else { return }
    isOver = true
    releaseBuried()
    for screen in [plan.old, plan.new] where screen?.appearance.transition === self {
      screen?.appearance.transition = nil
      screen?.isMovingToParent = false
      screen?.isMovingFromParent = false
    }
    container?.transitionEnded(self)
  }

  /// The completion may start the next change, so this one is over before it runs.
  private func runCompletion() {
    if remaining.isEmpty { conclude() }
    plan.completion?()
  }

  // MARK: Steps

  private func perform(_ step: Step) {
    let (old, new, animated) = (plan.old, plan.new, plan.isAnimated)
    switch step {
    case .newWillMoveToParent: if plan.newArrives { new?.announceMove(to: parent) }
    case .newDidMoveToParent: if plan.newArrives { new?.announceArrival(in: parent) }
    case .oldWillMoveToParent: if plan.oldLeaves { old?.announceMove(to: nil) }
    case .oldDidMoveToParent: if plan.oldLeaves { old?.announceArrival(in: nil) }
    case .newLoads: if let new { LoadingPolicy.current.beforeVisit(new) }
    case .newWillAppear: new?.beginAppearance(true, animated)
    case .newJoinsWindow: join()
    case .newDidAppear: new?.endAppearance()
    case .newWillDisappear: new?.beginAppearance(false, animated)
    case .newDidDisappear: takeBack()
    case .oldWillDisappear: old?.beginAppearance(false, animated)
    case .oldDidDisappear: leave()
    case .oldWillAppear: old?.beginAppearance(true, animated)
    case .oldDidAppear: old?.endAppearance()
    case .buriedAreReleased: releaseBuried()
    case .completionRuns: runCompletion()
    case .delegateWillDismiss, .delegateDidDismiss: container?.tellDelegate(step)
    case .transitionRuns, .callReturns: break
    }
  }

  private func join() {
    guard let new = plan.new else { return }
    container?.seat(new, in: self)
    new.viewIfLoaded?.layoutTree()
    new.announceIsAppearing()
  }

  private func leave() {
    guard let old = plan.old else { return }
    if plan.oldLeaves { parent?.forget(old) }
    container?.remove(old)
    old.endAppearance()
    if plan.oldLeaves, !tellsOld { old.announceArrival(in: nil) }
  }

  /// The new screen didn't come after all.
  private func takeBack() {
    guard let new = plan.new else { return }
    container?.remove(new)
    new.endAppearance()
  }

  private func releaseBuried() {
    for screen in plan.buried where !isCancelled {
      if let parent, screen.parent === parent { parent.forget(screen) }
      container?.remove(screen)
    }
    plan.buried = []
  }
}
