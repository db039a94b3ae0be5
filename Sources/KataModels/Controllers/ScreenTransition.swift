/// A navigation controller's change from one screen to another, in the order the rules give.
@MainActor final class ScreenTransition {
  private typealias Step = UIKitRules.TransitionStep

  private let container: UINavigationController
  private let old: UIViewController?
  private let new: UIViewController?
  /// Screens that left the stack without being seen.
  private var buried: [UIViewController]
  private let isAnimated: Bool
  private let oldLeaves: Bool
  private let newArrives: Bool
  /// Whether the steps tell the old screen themselves that it leaves.
  private let tellsOld: Bool
  private var remaining: ArraySlice<Step>

  init(
    in container: UINavigationController, from old: UIViewController?, to new: UIViewController?,
    releasing leaving: [UIViewController], animated: Bool
  ) {
    self.container = container
    self.old = old
    self.new = new
    isAnimated = animated
    buried = leaving.filter { $0 !== old }
    oldLeaves = old.map { !container.stack.contains($0) } ?? false
    newArrives = new.map { container.newcomers.contains($0) } ?? false
    let rules = container.rules
    remaining = (oldLeaves && !newArrives ? rules.pop : rules.push)[...]
    tellsOld = remaining.contains(.oldWillMoveToParent)
  }

  /// Performs the steps up to the one that takes time, and the rest when that has passed.
  func run() {
    new?.appearance.isDirected = true
    old?.appearance.isDirected = true
    new?.isMovingToParent = newArrives
    old?.isMovingFromParent = oldLeaves
    if oldLeaves, !tellsOld { old?.announceMove(to: nil) }
    perform()
  }

  private func perform() {
    while let step = remaining.popFirst() {
      if step == .transitionRuns { return wait() }
      perform(step)
    }
    end()
  }

  /// Not animated means no time, but a later turn all the same.
  private func wait() {
    let seconds = isAnimated ? container.rules.transitionSeconds : 0
    MainLoop.main.afterCommit { [self] in
      MainLoop.main.after(seconds, for: .animation) { self.perform() }
    }
  }

  private func perform(_ step: Step) {
    switch step {
    case .newWillMoveToParent: if newArrives { new?.announceMove(to: container) }
    case .newDidMoveToParent: if newArrives { new?.announceArrival(in: container) }
    case .oldWillMoveToParent: if oldLeaves { old?.announceMove(to: nil) }
    case .oldDidMoveToParent: if oldLeaves { old?.announceArrival(in: nil) }
    case .newLoads: if let new { LoadingPolicy.current.beforeVisit(new) }
    case .newWillAppear: new?.beginAppearance(true, isAnimated)
    case .newJoinsWindow: join()
    case .newDidAppear: new?.endAppearance()
    case .oldWillDisappear: old?.beginAppearance(false, isAnimated)
    case .oldDidDisappear: leave()
    case .buriedAreReleased: releaseBuried()
    case .transitionRuns: break
    }
  }

  /// Puts the new view over the old one, or under it where the old one leaves.
  private func join() {
    guard let new, let view = new.view, let room = container.view else { return }
    view.frame = room.bounds
    if oldLeaves, let oldView = old?.viewIfLoaded, oldView.superview === room {
      room.insertSubview(view, belowSubview: oldView)
    } else {
      room.addSubview(view)
    }
    view.layoutTree()
    new.sendIsAppearingIfOwed()
  }

  private func leave() {
    guard let old else { return }
    if oldLeaves { old.parent = nil }
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearance()
    if oldLeaves, !tellsOld { old.announceArrival(in: nil) }
  }

  private func releaseBuried() {
    for screen in buried { screen.parent = nil }
    buried = []
  }

  private func end() {
    releaseBuried()
    for screen in [old, new] {
      screen?.appearance.isDirected = false
      screen?.isMovingToParent = false
      screen?.isMovingFromParent = false
    }
    container.transitionEnded()
  }
}
