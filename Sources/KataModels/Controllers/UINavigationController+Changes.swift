extension UINavigationController {
  /// Takes a new stack at once and lets the screens follow at the end of the turn.
  final func change(to newStack: [UIViewController], animated: Bool) {
    leaving += stack.filter { !newStack.contains($0) }
    leaving.removeAll { newStack.contains($0) }
    newcomers += newStack.filter { !stack.contains($0) }
    newcomers.removeAll { !newStack.contains($0) }
    stack = newStack
    for newcomer in newcomers { newcomer.parent = self }
    announceBuried()
    isNextTransitionAnimated = animated
    if viewIfLoaded?.window == nil { forgetLeaving() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Screens that come in under others are children at once.
  private func announceBuried() {
    for newcomer in newcomers where newcomer !== stack.last {
      newcomer.announceMove(to: self)
      newcomer.announceArrival(in: self)
    }
    newcomers.removeAll { $0 !== stack.last }
  }

  /// Without a window nobody waits for a transition.
  private func forgetLeaving() {
    for screen in leaving where screen !== shown { screen.parent = nil }
    leaving.removeAll { $0 !== shown }
  }

  final func startTransitionIfNeeded() {
    guard transition == nil, shown !== stack.last, let window = viewIfLoaded?.window else { return }
    let animated = isNextTransitionAnimated && shown != nil && !window.isHidden
    let next = ScreenTransition(
      in: self, from: shown, to: stack.last, releasing: leaving, animated: animated)
    leaving = []
    newcomers = []
    shown = stack.last
    transition = next
    next.run()
  }

  final func transitionEnded() {
    transition = nil
    if shown !== stack.last { viewIfLoaded?.setNeedsLayout() }
  }

  final func fitShownScreen() {
    guard let bounds = viewIfLoaded?.bounds, let view = shown?.viewIfLoaded else { return }
    if view.superview === viewIfLoaded, view.frame != bounds { view.frame = bounds }
  }
}
