extension HitTestPolicy {
  /// The belief that only clipping keeps touches from what lies outside.
  static let unlessClipped: HitTestPolicy = .init { view, point, event in
    guard view.visibility.isTouchable else { return nil }
    let isInside = view.point(inside: point, with: event)
    if view.clipsToBounds, !isInside { return nil }
    return unlessClipped.front(of: view, point, event) ?? (isInside ? view : nil)
  }
}
