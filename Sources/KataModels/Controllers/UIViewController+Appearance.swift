extension UIViewController {
  // MARK: Beginning and ending

  final func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
    let phase: AppearanceState.Phase = isAppearing ? .appearing : .disappearing
    guard appearance.phase != phase else { return warnOfImbalance() }
    tellFollowers(hasAppeared: false)
    if isAppearing, !appearance.isDirected { LoadingPolicy.current.beforeVisit(self) }
    appearance.phase = phase
    appearance.isAnimated = animated
    appearance.owesIsAppearing = isAppearing
    send(isAppearing ? .viewWillAppear : .viewWillDisappear)
    for child in led { child.beginAppearance(isAppearing, animated) }
  }

  final func endAppearance() {
    let led = led.filter(\.appearance.isOpen)
    switch appearance.phase {
    case .appearing:
      announceIsAppearing()
      appearance.phase = .appeared
      appearance.hasNewView = false
      send(.viewDidAppear)
    case .disappearing:
      appearance.phase = .disappeared
      send(.viewDidDisappear)
    case .appeared, .disappeared:
      return warnOfImbalance()
    }
    for child in led where child.appearance.isOpen { child.endAppearance() }
    tellFollowers(hasAppeared: appearance.phase == .appeared)
  }

  private func tellFollowers(hasAppeared: Bool) {
    let followers = appearance.followers
    appearance.followers = []
    for follower in followers { follower(hasAppeared) }
  }

  /// A view that needs no layout sends it by itself, at the end of the commit.
  final func sendIsAppearingIfOwed() {
    if appearance.owesIsAppearing, loadedView?.window != nil { send(.viewIsAppearing) }
  }

  final func announceIsAppearing() {
    sendIsAppearingIfOwed()
    for child in led { child.announceIsAppearing() }
  }

  /// The children who hear what this one hears: those whose views are inside this one's.
  private var led: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return children.filter { child in
      !child.appearance.isDirected && child.loadedView?.isDescendant(of: loadedView) == true
    }
  }

  /// Whether the parent's open transition will end this one's too.
  private var isLed: Bool {
    guard let parent, parent.appearance.isOpen else { return false }
    return parent.led.contains { $0 === self }
  }

  private func warnOfImbalance() {
    SystemLog.warn(
      "Unbalanced calls to begin/end appearance transitions for <\(Tracer.name(of: self))>.")
  }

  // MARK: Following the view

  final func viewWillMove(to window: UIWindow?) {
    guard followsItsView else { return }
    if window != nil, appearance.phase == .disappeared {
      beginAppearance(true, false)
    } else if window == nil, appearance.phase == .appeared || appearance.phase == .appearing {
      beginAppearance(false, false)
    }
  }

  final func viewDidMove(to window: UIWindow?) {
    guard followsItsView, !isLed else { return }
    if window != nil, appearance.phase == .appearing {
      MainLoop.main.afterCommit { [weak self] in self?.arrive() }
    } else if window == nil, appearance.phase == .disappearing {
      endAppearance()
    }
  }

  /// `viewDidAppear` comes in a later turn than the layout that made the view visible.
  private func arrive() {
    announceIsAppearing()
    MainLoop.main.after(0) { [weak self] in
      guard let self, appearance.phase == .appearing else { return }
      endAppearance()
    }
  }

  private var followsItsView: Bool {
    !appearance.isDirected && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
