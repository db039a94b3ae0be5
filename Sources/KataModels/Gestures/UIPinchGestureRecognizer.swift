/// Recognises two fingers that come together or move apart.
///
/// Continuous: begins when they have moved enough, changes at every move while both are down, ends
/// when both have lifted
/// (developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var ratio: CGFloat = 1
  /// The fingers' distance at which the scale is 1, in points.
  private var unit: CGFloat = 1
  /// When the fingers came down, in points.
  private var distance: CGFloat = 0
  private var speed = GestureSpeed()

  /// The fingers' distance as a multiple of what it was at first, or of where the scale that was
  /// set puts it: it adds up over the whole gesture.
  open var scale: CGFloat {
    get { ratio }
    set {
      speed.shift(by: newValue - ratio)
      ratio = newValue
      measureFromHere()
    }
  }

  /// How much the scale changes a second.
  open var velocity: CGFloat { speed.rate }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard let pair = FingerPair(self.touches) else { return }
    distance = pair.distance
    measureFromHere()
    speed = GestureSpeed(ratio, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(self.touches) else { return }
    ratio = pair.distance / unit
    speed.note(ratio, at: event.timestamp)
    if hasMetCriteria {
      state = .changed
    } else if abs(pair.distance - distance) >= limits.pinchDistance {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.areUp(self) else { return }
    conclude(.ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    conclude(.cancelled)
  }

  open override func reset() { (ratio, unit, distance, speed) = (1, 1, 0, GestureSpeed()) }

  private func measureFromHere() {
    guard let pair = FingerPair(touches) else { return }
    unit = pair.distance / ratio
  }
}
