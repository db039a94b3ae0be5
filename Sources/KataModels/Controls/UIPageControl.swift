/// A row of dots, one a page.
@MainActor open class UIPageControl: UIControl {
  private var current = 0

  open var numberOfPages = 0 {
    didSet { current = held(current) }
  }

  /// Setting it sends nothing.
  open var currentPage: Int {
    get { current }
    set {
      current = held(newValue)
      ControlPolicy.current.valueWasSet(self)
    }
  }

  private func held(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  /// A tap on the right half turns to the next page, on the left half to the one before
  /// (developer.apple.com/documentation/uikit/uipagecontrol).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let next = held(current + (touch.location(in: self).x >= bounds.midX ? 1 : -1))
    guard next != current else { return }
    current = next
    fingerChangedValue(event)
  }
}
