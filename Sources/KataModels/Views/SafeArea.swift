/// What nothing of the device's lies over: each view's share of its window's insets.
@MainActor enum SafeArea {
  /// False spares every view the question while nothing has insets.
  static var isUsed = false
  private static var needsTelling = false

  /// A view has moved, or insets have changed.
  static func setNeedsTelling() {
    guard isUsed else { return }
    needsTelling = true
    MainLoop.main.setNeedsCommit()
  }

  /// Tells every view whose insets have changed.
  ///
  /// - Returns: whether there was anything to look at.
  static func tell(in windows: [UIWindow]) -> Bool {
    guard needsTelling else { return false }
    needsTelling = false
    for window in windows { window.tellSafeArea() }
    return true
  }
}

extension UIEdgeInsets {
  /// What is left of insets for a rectangle inside: on each side what its distance from that side
  /// doesn't cover, never less than nothing and never more than there was.
  func left(for inner: CGRect, in outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top.rest(after: inner.minY - outer.minY),
      left: left.rest(after: inner.minX - outer.minX),
      bottom: bottom.rest(after: outer.maxY - inner.maxY),
      right: right.rest(after: outer.maxX - inner.maxX))
  }

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

extension CGFloat {
  fileprivate func rest(after gap: CGFloat) -> CGFloat { Swift.min(Swift.max(self - gap, 0), self) }
}

extension UIView {
  /// How far the device's bars and corners reach into the view; zero outside of any window.
  public final var safeAreaInsets: UIEdgeInsets {
    guard SafeArea.isUsed, root != nil else { return .zero }
    var path: [UIView] = []
    var next: UIView? = self
    while let view = next {
      path.append(view)
      next = view.parent
    }
    return path.reversed().reduce(.zero) { insets, view in view.insets(inside: insets) }
  }

  /// The view's insets where its superview's are known.
  private func insets(inside outer: UIEdgeInsets) -> UIEdgeInsets {
    let own =
      hasController ? controller.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero : .zero
    if let parent { return outer.left(for: frame, in: parent.bounds) + own }
    guard let window = self as? UIWindow else { return own }
    return window.screenInsets.left(for: frame, in: UIScreen.main.bounds) + own
  }

  /// Tells this view and what it holds, a superview first; layout follows where insets changed.
  final func tellSafeArea() {
    guard SafeArea.isUsed, root != nil else { return }
    forEachInTree { view in
      let insets = view.insets(inside: view.parent?.surroundings?.toldInsets ?? .zero)
      guard insets != view.surroundings?.toldInsets ?? .zero else { return }
      view.makeSurroundings().toldInsets = insets
      view.surroundings?.role?.engine?.setNeedsRefresh()
      view.setNeedsLayout()
      if view.margins.includeSafeArea { view.tellMargins() }
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
  }
}
