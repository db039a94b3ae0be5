extension HitTestPolicy {
  /// The belief that a hidden view gets no touches itself and passes them on to its subviews.
  static let throughHidden: HitTestPolicy = .init { view, point, event in
    guard view.isUserInteractionEnabled, view.point(inside: point, with: event) else { return nil }
    let isSeen = view.visibility.isTouchable
    return throughHidden.front(of: view, point, event) ?? (isSeen ? view : nil)
  }
}
