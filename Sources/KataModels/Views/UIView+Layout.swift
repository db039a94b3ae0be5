import KataTrace

extension UIView {
  /// Changes where the view lies; subviews get their share of a new size at once.
  final func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry.bounds.size
    setGeometry(change)
    if !children.isEmpty, geometry.bounds.size != old { resizeSubviews(from: old) }
  }

  /// Changes where the view lies and leaves its subviews alone. A new size asks for layout of the
  /// view and of its superview.
  final func setGeometry(_ change: (inout ViewGeometry) -> Void) {
    // On a copy: what is never lent out needs no check whenever it is read.
    var changed = geometry
    change(&changed)
    let isResized = changed.bounds.size != geometry.bounds.size
    if SafeArea.isUsed, changed != geometry { SafeArea.setNeedsTelling() }
    geometry = changed
    guard isResized else { return }
    setNeedsLayout()
    parent?.setNeedsLayout()
  }

  final func markForLayout() {
    layoutNeed.isMarked = true
    bubbleLayoutNeed()
  }

  /// Notes above that something below waits, up to where it is noted already.
  final func bubbleLayoutNeed() {
    guard layoutNeed.isNeeded else { return }
    var next = parent
    while let view = next, !view.layoutNeed.isBelow {
      view.layoutNeed.isBelow = true
      next = view.parent
    }
    if root != nil { MainLoop.main.setNeedsCommit() }
  }

  final var topmostNeedingLayout: UIView {
    var view = self
    while let parent = view.parent, parent.layoutNeed.isMarked { view = parent }
    return view
  }

  /// Lays out whatever waits in the tree, top down; what asks again while others are laid out has
  /// its turn in the same pass.
  package final func layoutTree() {
    for _ in 0..<1_000 where layoutNeed.isNeeded { passOverTree() }
    guard layoutNeed.isNeeded else { return }
    fatalError("layout never ends: something asks for it each time it is laid out")
  }

  private func passOverTree() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.layoutNeed.isBelow = false
      if view.layoutNeed.isMarked { view.layOut() }
      for child in view.children.reversed() where child.layoutNeed.isNeeded {
        waiting.append(child)
      }
    }
  }

  private func layOut() {
    layoutNeed.isMarked = false
    let controller = hasController ? controller : nil
    UITraitCollection.performAsCurrent(of: self) {
      controller?.rootViewWillLayout()
      Tracer.send(.layout, to: self, "layoutSubviews")
      layoutSubviews()
      controller?.rootViewDidLayout()
    }
  }
}
