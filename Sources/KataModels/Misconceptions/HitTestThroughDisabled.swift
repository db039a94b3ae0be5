extension HitTestPolicy {
  /// The belief that a disabled control lets touches through to what lies under it.
  static let throughDisabled: HitTestPolicy = .init { view, point, event in
    if let control = view as? UIControl, !control.isEnabled { return nil }
    guard view.holds(point, event) else { return nil }
    return throughDisabled.front(of: view, point, event) ?? view
  }
}
