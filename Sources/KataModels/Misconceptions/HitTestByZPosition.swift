extension HitTestPolicy {
  /// The belief that what is drawn in front by its `zPosition` gets the touch.
  static let byZPosition: HitTestPolicy = .init { view, point, event in
    guard view.holds(point, event) else { return nil }
    for subview in view.drawnSubviews.reversed() {
      if let hit = byZPosition.ask(subview, point, event) { return hit }
    }
    return view
  }
}
