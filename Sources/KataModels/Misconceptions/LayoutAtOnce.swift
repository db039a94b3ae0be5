extension LayoutPolicy {
  /// The belief that `setNeedsLayout` lays out before it returns.
  static let atOnce = LayoutPolicy { view in
    view.mark(.layout)
    if view.root != nil { view.layoutIfNeeded() }
  }

  init(_ rules: UIKitRules.RunLoopRules) {
    self = rules.layoutWaitsForCommit ? .atCommit : .atOnce
  }
}
