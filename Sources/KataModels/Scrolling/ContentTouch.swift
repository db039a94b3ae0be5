/// A touch on a view in the content of scroll views, and what they say of it.
///
/// The finger may want to scroll. So the view hears of it only when it has stayed for a moment, or
/// has lifted; and a finger that scrolls before is never heard of
/// (developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches).
@MainActor final class ContentTouch {
  private let view: UIView
  /// The nearest around the view.
  private let scrollView: UIScrollView
  /// The view doesn't hear of the touch yet.
  private(set) var isDelayed: Bool
  private var ticket: MainLoop.Ticket?

  /// - Returns: nil where the view lies in no scroll view.
  init?(_ view: UIView) {
    guard let nearest = Self.scrollView(above: view) else { return nil }
    (self.view, scrollView) = (view, nearest)
    var (isDelayed, next) = (false, Optional(nearest))
    while let each = next, !isDelayed {
      isDelayed = each.isScrollEnabled && each.delaysContentTouches
      next = Self.scrollView(above: each)
    }
    self.isDelayed = isDelayed && UIKitRules.current.scrolling.contentDelay > 0
  }

  private static func scrollView(above view: UIView) -> UIScrollView? {
    var next = view.superview
    while let each = next {
      if let scrollView = each as? UIScrollView { return scrollView }
      next = each.superview
    }
    return nil
  }

  /// - Parameter letGo: called when the finger has stayed long enough.
  func start(_ letGo: @escaping @MainActor () -> Void) {
    guard isDelayed else { return }
    ticket = MainLoop.main.after(UIKitRules.current.scrolling.contentDelay) { [weak self] in
      self?.letThrough()
      letGo()
    }
  }

  func letThrough() {
    isDelayed = false
    if let ticket { MainLoop.main.cancel(ticket) }
    ticket = nil
  }

  /// Asks the nearest scroll view, just before the view hears of the touch.
  func mayBegin(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    scrollView.touchesShouldBegin(touches, with: event, in: view)
  }
}

extension UIScrollView {
  /// Whether fingers that have set out to scroll may do so, though views in the content have heard
  /// of them. When `touchesShouldCancel(in:)` is asked isn't agreed on; here it is at that moment,
  /// once.
  final func mayTake(_ touches: [UITouch]) -> Bool {
    for touch in touches where touch.isTracked {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }
}
