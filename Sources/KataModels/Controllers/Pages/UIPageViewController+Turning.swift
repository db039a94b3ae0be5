extension UIPageViewController {
  // MARK: In code

  final func show(_ new: UIViewController, _ animated: Bool, _ completion: ((Bool) -> Void)?) {
    guard new !== page else { return completion?(true) ?? () }
    transition?.finishAtOnce()
    guard viewIfLoaded?.window != nil else { return showUnseen(new, completion) }
    start(plan(to: new, isAnimated: animated, completion: completion.map { end in { end(true) } }))
  }

  /// Without a window no page appears.
  private func showUnseen(_ new: UIViewController, _ completion: ((Bool) -> Void)?) {
    let old = page
    page = new
    adopt(new)
    new.announceArrival(in: self)
    if let old {
      old.announceMove(to: nil)
      remove(old)
      old.leaveParent()
    }
    viewIfLoaded?.setNeedsLayout()
    completion?(true)
  }

  // MARK: Under a finger

  final func follow(_ drag: ScreenDrag) {
    drag.length = { [weak self] in
      guard let self, let size = viewIfLoaded?.bounds.size else { return 0 }
      return navigationOrientation == .horizontal ? size.width : size.height
    }
    drag.mayStart = { [weak self] _ in
      guard let self else { return false }
      return transition == nil && dataSource != nil
    }
    drag.begin = { [weak self, weak drag] distance in
      guard let self, let drag else { return false }
      drag.direction = distance < 0 ? -1 : 1
      return turn(isForward: distance > 0)
    }
    drag.letGo = { [weak self] goesOn in self?.transition?.letGo(isFinished: goesOn) }
  }

  private func turn(isForward: Bool) -> Bool {
    guard transition == nil, let page, let dataSource else { return false }
    let next =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    guard let next, next !== page else { return false }
    var plan = plan(to: next, isAnimated: true, completion: nil)
    plan.cancelled =
      transitionStyle == .scroll ? rules.pageScrollCancelled : rules.pageCurlCancelled
    start(plan)
    return true
  }

  // MARK: The change

  private func plan(
    to new: UIViewController, isAnimated: Bool, completion: (() -> Void)?
  ) -> ScreenTransition.Plan {
    .init(
      old: page, new: new,
      steps: transitionStyle == .scroll ? rules.pageScroll : rules.pageCurl,
      isAnimated: isAnimated, oldLeaves: page != nil, newArrives: true, completion: completion)
  }

  private func start(_ plan: ScreenTransition.Plan) {
    guard let new = plan.new else { return }
    new.parent?.disown(new)
    offspring.append(new)
    new.parent = self
    let next = ScreenTransition(in: self, plan)
    (page, transition) = (new, next)
    next.run()
  }
}

extension UIPageViewController: ScreenContainer {
  func seat(_ screen: UIViewController, in transition: ScreenTransition) {
    seat(screen, under: nil)
  }

  func transitionEnded(_ ended: ScreenTransition) {
    if transition === ended { transition = nil }
    guard ended.isCancelled, let new = ended.plan.new else { return }
    page = ended.plan.old
    new.announceMove(to: nil)
    new.leaveParent()
  }
}
