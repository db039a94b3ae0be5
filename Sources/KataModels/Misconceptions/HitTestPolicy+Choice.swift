extension HitTestPolicy {
  init(_ rules: UIKitRules.HitTesting) {
    if rules.layers == .caught {
      self = .throughLayers
      return
    }
    if rules.moving == .whereSeen {
      self = .whereSeen
      return
    }
    if rules.disabledControls == .passedThrough {
      self = .throughDisabled
      return
    }
    switch (rules.order, rules.reach, rules.hidden) {
    case (.backToFront, _, _): self = .backToFront
    case (.byZPosition, _, _): self = .byZPosition
    case (_, .everywhere, _): self = .everywhere
    case (_, .unlessClipped, _): self = .unlessClipped
    case (_, _, .passedThrough): self = .throughHidden
    case (.frontToBack, .bounds, .skipped): self = .frontToBack
    }
  }

  /// A subview's answer to a point of its superview, through its own override where it has one.
  @MainActor func ask(_ subview: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let inside = subview.geometry.fromSuperview(point)
    return subview.overridesHitTest
      ? subview.hitTest(inside, with: event) : find(subview, inside, event)
  }

  /// The first answer among the subviews, the frontmost first.
  @MainActor func front(of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for subview in view.children.reversed() {
      if let hit = ask(subview, point, event) { return hit }
    }
    return nil
  }
}
