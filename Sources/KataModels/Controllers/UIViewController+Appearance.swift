extension UIViewController {
  // MARK: Beginning and ending

  final func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
    let phase: AppearanceState.Phase = isAppearing ? .appearing : .disappearing
    guard appearance.phase != phase else { return warnOfImbalance() }
    if isAppearing, !appearance.isDirected { LoadingPolicy.current.beforeVisit(self) }
    appearance.phase = phase
    appearance.isAnimated = animated
    appearance.owesIsAppearing = isAppearing
    send(isAppearing ? .viewWillAppear : .viewWillDisappear)
    forward { $0.beginAppearance(isAppearing, animated) }
  }

  final func endAppearance() {
    switch appearance.phase {
    case .appearing:
      sendIsAppearingIfOwed()
      appearance.phase = .appeared
      appearance.hasNewView = false
      send(.viewDidAppear)
    case .disappearing:
      appearance.phase = .disappeared
      send(.viewDidDisappear)
    case .appeared, .disappeared:
      return warnOfImbalance()
    }
    forward { if $0.appearance.isOpen { $0.endAppearance() } }
  }

  /// A view that needs no layout sends it by itself, at the end of the commit.
  final func sendIsAppearingIfOwed() {
    if appearance.owesIsAppearing, loadedView?.window != nil { send(.viewIsAppearing) }
  }

  /// Hands on to the children whose views are inside this one's.
  private func forward(_ hand: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return }
    for child in children where !child.appearance.isDirected {
      guard let view = child.loadedView, view.isDescendant(of: loadedView) else { continue }
      hand(child)
    }
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
    guard followsItsView else { return }
    if window != nil, appearance.phase == .appearing {
      MainLoop.main.afterCommit { [weak self] in self?.arrive() }
    } else if window == nil, appearance.phase == .disappearing {
      endAppearance()
    }
  }

  /// `viewDidAppear` comes in a later turn than the layout that made the view visible.
  private func arrive() {
    sendIsAppearingIfOwed()
    MainLoop.main.after(0) { [weak self] in
      guard let self, appearance.phase == .appearing else { return }
      endAppearance()
    }
  }

  private var followsItsView: Bool {
    !appearance.isDirected && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
