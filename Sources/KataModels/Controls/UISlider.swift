/// A control with a knob that a finger moves between two values.
@MainActor open class UISlider: UIControl {
  private var current: Float = 0
  /// The value and the finger's place when the finger took the knob.
  private var start = (value: Float(0), x: CGFloat(0))

  // MARK: Value

  /// Setting it sends nothing; what lies outside of the range becomes its nearer end
  /// (developer.apple.com/documentation/uikit/uislider/value).
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the maximum where it lies above it, and the value into the range
  /// (developer.apple.com/documentation/uikit/uislider/minimumvalue).
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      current = held(current)
    }
  }

  /// Moves the minimum where it lies below it, and the value into the range.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      current = held(current)
    }
  }

  /// Whether `valueChanged` is sent while the finger moves the knob, or once when it lets go
  /// (developer.apple.com/documentation/uikit/uislider/iscontinuous).
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    current = held(value)
    ControlPolicy.current.valueWasSet(self)
  }

  private func held(_ value: Float) -> Float { max(minimumValue, min(maximumValue, value)) }

  // MARK: Touches

  /// Only a finger that comes down on the knob moves it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard isOnKnob(x), super.beginTracking(touch, with: event) else { return false }
    start = (current, x)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = current
    let way = Float((touch.location(in: self).x - start.x) / max(track, 1))
    current = held(start.value + way * (maximumValue - minimumValue))
    if isContinuous, current != old { fingerChangedValue(event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, current != start.value { fingerChangedValue(event) }
  }

  // MARK: The knob

  private var knob: CGFloat { UIKitRules.current.controls.knobWidth }

  /// How far the knob's middle can go.
  private var track: CGFloat { bounds.width - knob }

  /// Whether the knob is under a finger, or near enough.
  ///
  /// - Parameter x: in the slider's own coordinates.
  final func isOnKnob(_ x: CGFloat) -> Bool {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((current - minimumValue) / range) : 0
    return abs(x - (bounds.minX + knob / 2 + share * track)) <= knob
  }
}
