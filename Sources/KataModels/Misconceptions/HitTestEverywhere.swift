extension HitTestPolicy {
  /// The belief that what is drawn outside its superview can be touched there.
  static let everywhere: HitTestPolicy = .init { view, point, event in
    guard view.visibility.isTouchable else { return nil }
    if let hit = everywhere.front(of: view, point, event) { return hit }
    return view.point(inside: point, with: event) ? view : nil
  }
}
