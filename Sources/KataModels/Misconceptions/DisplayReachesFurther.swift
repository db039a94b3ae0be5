extension DisplayPolicy {
  /// The belief that drawing a view draws its subviews too.
  static let markTree: @MainActor @Sendable (UIView, CGRect?) -> Void = { view, rect in
    view.markForDisplay(rect)
    view.forEachInTree { $0.markForDisplay() }
  }

  /// The belief that `setNeedsDisplay` draws before it returns.
  static let markAtOnce: @MainActor @Sendable (UIView, CGRect?) -> Void = { view, rect in
    view.markForDisplay(rect)
    if view.root != nil { view.displayTree() }
  }

  /// The belief that a view that is moved, turned or resized is drawn anew.
  static let followAnything: @MainActor @Sendable (UIView, ViewGeometry) -> Void = { view, old in
    if view.geometry != old { view.markForDisplay() }
  }

  init(_ rules: UIKitRules.DrawingRules) {
    switch (rules.waitsForCommit, rules.reach) {
    case (false, _): mark = Self.markAtOnce
    case (_, .tree): mark = Self.markTree
    case (true, .view): mark = Self.markOne
    }
    follow = rules.followsGeometry == .sizeInRedrawMode ? Self.followSize : Self.followAnything
  }
}
