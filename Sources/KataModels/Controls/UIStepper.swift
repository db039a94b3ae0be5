/// A control with a minus and a plus.
@MainActor open class UIStepper: UIControl {
  private var current = 0.0

  /// Setting it sends nothing; what lies outside of the range becomes its nearer end
  /// (developer.apple.com/documentation/uikit/uistepper/value).
  open var value: Double {
    get { current }
    set {
      current = max(minimumValue, min(maximumValue, newValue))
      ControlPolicy.current.valueWasSet(self)
    }
  }
  open var minimumValue = 0.0 {
    didSet { current = max(minimumValue, current) }
  }
  open var maximumValue = 100.0 {
    didSet { current = min(maximumValue, current) }
  }
  open var stepValue = 1.0
  /// Whether a step beyond one end leads to the other.
  open var wraps = false

  /// A tap on the left half is the minus.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isPlus = touch.location(in: self).x >= bounds.midX
    let next = stepped(by: isPlus ? stepValue : -stepValue)
    guard next != current else { return }
    current = next
    fingerChangedValue(event)
  }

  private func stepped(by step: Double) -> Double {
    let next = current + step
    if next > maximumValue { return wraps ? minimumValue : maximumValue }
    if next < minimumValue { return wraps ? maximumValue : minimumValue }
    return next
  }

  // MARK: Left out: steps that go on while a finger stays down

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var autorepeat: Bool {
    get { leftOut() }
    set { leftOut() }
  }
}
