/// Whether something scrolls, which decides the mode of the main loop.
@MainActor enum ScrollTracking {
  private static var scrolling: [WeakReference] = []

  /// A finger moves the content of some scroll view, or has let go of it and it still moves.
  static var isOn: Bool {
    scrolling.contains { ($0.object as? UIScrollView)?.isScrolling == true }
  }

  /// Notes what has begun or ended.
  static func update(_ view: UIScrollView) {
    scrolling.removeAll { $0.object == nil || $0.object === view }
    if view.isScrolling { scrolling.append(WeakReference(view)) }
  }
}

extension UIScrollView {
  fileprivate final var isScrolling: Bool { isDragging || isDecelerating }
}
