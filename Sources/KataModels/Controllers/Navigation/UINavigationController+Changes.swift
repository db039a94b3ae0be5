extension UINavigationController {
  /// Takes a new stack at once and lets the screens follow at the end of the turn.
  final func change(to newStack: [UIViewController], animated: Bool) {
    leaving += stack.filter { !newStack.contains($0) }
    leaving.removeAll { newStack.contains($0) }
    newcomers += newStack.filter { !stack.contains($0) }
    newcomers.removeAll { !newStack.contains($0) }
    stack = newStack
    for newcomer in newcomers { take(newcomer) }
    announceBuried()
    if transition == nil, shown === stack.last { releaseLeaving() }
    isNextTransitionAnimated = animated
    if viewIfLoaded?.window == nil { changeUnseen() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Out of the container it was in, which forgets it.
  private func take(_ newcomer: UIViewController) {
    if newcomer.parent !== self { newcomer.parent?.disown(newcomer) }
    newcomer.parent = self
  }

  /// Screens that nobody sees leave, since the one that is shown stays.
  private func releaseLeaving() {
    for screen in leaving { screen.parent = nil }
    leaving = []
  }

  /// Screens that come in under others are children at once.
  private func announceBuried() {
    for newcomer in newcomers where newcomer !== stack.last {
      newcomer.announceMove(to: self)
      newcomer.announceArrival(in: self)
    }
    newcomers.removeAll { $0 !== stack.last }
  }

  /// Without a window nobody waits for a transition, and no screen appears.
  private func changeUnseen() {
    for screen in leaving where screen !== shown { screen.parent = nil }
    leaving.removeAll { $0 !== shown }
    guard let old = shown, let top = stack.last, old !== top, transition == nil else { return }
    let oldLeaves = leaving.contains(old) && old.parent === self
    let topArrives = newcomers.contains(top)
    if oldLeaves { old.announceMove(to: nil) }
    if topArrives { top.announceMove(to: self) }
    seat(top, under: nil)
    if oldLeaves { old.parent = nil }
    remove(old)
    if oldLeaves { old.announceArrival(in: nil) }
    if topArrives { top.announceArrival(in: self) }
    (shown, leaving, newcomers) = (top, [], [])
  }

  final func startTransitionIfNeeded() {
    guard transition == nil, shown !== stack.last, let window = viewIfLoaded?.window else { return }
    let (old, new) = (shown, stack.last)
    let oldIsGone = old.map { !stack.contains($0) } ?? false
    let newArrives = new.map { newcomers.contains($0) } ?? false
    start(
      .init(
        old: old, new: new, buried: leaving.filter { $0 !== old },
        steps: oldIsGone && !newArrives ? rules.pop : rules.push,
        isAnimated: isNextTransitionAnimated && old != nil && !window.isHidden,
        oldLeaves: oldIsGone && old?.parent === self, newArrives: newArrives))
  }

  final func start(_ plan: ScreenTransition.Plan) {
    let next = ScreenTransition(in: self, plan)
    (leaving, newcomers, shown, transition) = ([], [], plan.new, next)
    next.run()
  }

  final func fitShownScreen() {
    guard let bounds = viewIfLoaded?.bounds, let view = shown?.viewIfLoaded else { return }
    if view.superview === viewIfLoaded, view.frame != bounds { view.frame = bounds }
  }
}

extension UINavigationController: ScreenContainer {
  func seat(_ screen: UIViewController, in transition: ScreenTransition) {
    seat(screen, under: transition.plan.oldLeaves ? transition.plan.old : nil)
  }

  func transitionEnded(_ ended: ScreenTransition) {
    if transition === ended { transition = nil }
    if ended.isCancelled { bringBack(ended.plan.old) }
    if shown !== stack.last { viewIfLoaded?.setNeedsLayout() }
  }
}
