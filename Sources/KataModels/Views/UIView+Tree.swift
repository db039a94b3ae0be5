extension UIView {
  public final func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let each = next {
      if each === view { return true }
      next = each.parent
    }
    return false
  }

  final func firstInTree(_ matches: (UIView) -> Bool) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if matches(view) { return view }
      waiting.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  // MARK: Joining

  final func insert(_ view: UIView, beside sibling: UIView, inFront: Bool) {
    // A view beside itself goes to the front.
    if view === sibling { return insert(view, at: .max) }
    if view.parent === self { unseat(view) }
    insert(view, at: place(of: sibling).map { inFront ? $0 + 1 : $0 } ?? .max)
  }

  final func insert(_ view: UIView, at index: Int) {
    guard view !== self, view.children.isEmpty || !isDescendant(of: view) else {
      fatalError("a view can't be added to itself or to a view inside it")
    }
    if view.parent === self { return restack(view, at: index) }
    let (window, isNewWindow) = (root, view.root !== root)
    if isNewWindow { view.announceMove(to: window) }
    view.willMove(toSuperview: self)
    view.detachFromEngine()
    view.unlink()
    view.parent = self
    seat(view, at: index)
    if isNewWindow {
      view.enter(window)
    } else if window != nil {
      TraitObservers.setNeedsUpdate()
    }
    view.attachToEngine()
    view.bubbleNeeds()
    setNeedsLayout()
    checkInvariants()
    view.didMoveToSuperview()
    didAddSubview(view)
    if isNewWindow {
      view.announceArrival()
      view.tellSafeArea()
    }
  }

  /// Moves a subview among its siblings; it leaves neither its superview nor its window.
  final func restack(_ view: UIView, at index: Int) {
    unseat(view)
    view.parent = self
    seat(view, at: index)
    checkInvariants()
  }

  // MARK: Leaving

  final func leaveSuperview() {
    guard let superview = parent else { return }
    let isInWindow = root != nil
    if isInWindow { announceMove(to: nil) }
    willMove(toSuperview: nil)
    detachFromEngine()
    unlink()
    superview.setNeedsLayout()
    if isInWindow { enter(nil) }
    attachToEngine()
    superview.checkInvariants()
    didMoveToSuperview()
    if isInWindow { announceArrival() }
  }

  /// Out of the superview's list, which hears of it first.
  private func unlink() {
    guard let superview = parent else { return }
    superview.willRemoveSubview(self)
    superview.unseat(self)
    parent = nil
  }
}
