extension HitTestPolicy {
  /// The belief that a view which is on its way is touched where it is seen.
  static let whereSeen: HitTestPolicy = .init { view, point, event in
    guard view.holds(point, event) else { return nil }
    for subview in view.children.reversed() {
      let seen = AnimationPolicy.geometryOnTheWay(subview)
      if let hit = subview.hitTest(seen.fromSuperview(point), with: event) { return hit }
    }
    return view
  }
}
