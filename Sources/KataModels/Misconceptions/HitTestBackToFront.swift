extension HitTestPolicy {
  /// The belief that the subview added first is asked first.
  static let backToFront: HitTestPolicy = .init { view, point, event in
    guard view.holds(point, event) else { return nil }
    for subview in view.children {
      if let hit = backToFront.ask(subview, point, event) { return hit }
    }
    return view
  }
}
