extension UINavigationController {
  final func follow(_ swipe: ScreenDrag) {
    swipe.length = { [weak self] in self?.viewIfLoaded?.bounds.width ?? 0 }
    swipe.mayStart = { [weak self] point in
      guard let self, transition == nil, stack.count > 1 else { return false }
      return point.x - view.bounds.minX <= UIKitRules.current.dragging.edge
    }
    swipe.begin = { [weak self] distance in self?.beginSwipe(distance) ?? false }
    swipe.move = { [weak self] distance in self?.moveSwipe(distance) }
    swipe.letGo = { [weak self] goesOn in self?.transition?.letGo(isFinished: goesOn) }
  }

  /// The stack shrinks as the finger starts, and grows again where it lets go too early.
  private func beginSwipe(_ distance: CGFloat) -> Bool {
    guard transition == nil, stack.count > 1, let top = stack.last, shown === top
    else { return false }
    stack.removeLast()
    start(
      .init(
        old: top, new: stack.last, steps: rules.swipeBack, cancelled: rules.swipeBackCancelled,
        isAnimated: true, oldLeaves: true))
    moveSwipe(distance)
    return true
  }

  private func moveSwipe(_ distance: CGFloat) {
    guard let transition, transition.isInteractive, let view = transition.plan.old?.viewIfLoaded
    else { return }
    view.frame.origin.x = max(0, distance)
  }

  /// Over whatever was below it; where that has left meanwhile, on top.
  final func bringBack(_ screen: UIViewController?) {
    guard let screen, !stack.contains(screen) else { return }
    let below = shown.flatMap { stack.firstIndex(of: $0) }
    stack.insert(screen, at: below.map { $0 + 1 } ?? stack.count)
    shown = screen
    fitShownScreen()
  }
}
