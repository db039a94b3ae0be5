/// A control that is on or off.
@MainActor open class UISwitch: UIControl {
  /// Setting it sends nothing.
  open var isOn: Bool {
    get { isSet }
    set { setOn(newValue, animated: false) }
  }
  private var isSet = false
  private var start = CGPoint.zero

  open func setOn(_ on: Bool, animated: Bool) {
    isSet = on
    ControlPolicy.current.valueWasSet(self)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  /// A finger that lifts where it came down toggles it; one that was dragged from side to side
  /// leaves it at that side. From where on a finger is dragged isn't public.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let way = touch.location(in: self).x - start.x
    let isDragged = abs(way) >= UIKitRules.current.gestures.panDistance
    let isOn = isDragged ? way > 0 : isTouchInside != isSet
    guard isOn != isSet else { return }
    isSet = isOn
    fingerChangedValue(event)
  }

  // MARK: Left out: its size, which differs between versions

  @available(*, unavailable, message: "UIKit gives a switch a size of its own; the model does not")
  open override func sizeToFit() {}

  @available(*, unavailable, message: "UIKit gives a switch a size of its own; the model does not")
  open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}
