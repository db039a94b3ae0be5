/// Recognises one or more taps of one or more fingers.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// How many fingers tap at once.
  open var numberOfTouchesRequired = 1

  private var taps = TapSequence()
  private var clock = GestureClock()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired,
      taps.come(touches, of: numberOfTouches, limits)
    else {
      state = .failed
      return
    }
    fail(after: limits.tapSeconds)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !areStill(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard areStill(touches) else {
      state = .failed
      return
    }
    guard event.areUp(self) else { return }
    guard taps.lift(numberOfTouchesRequired) else {
      state = .failed
      return
    }
    if taps.number < numberOfTapsRequired { return fail(after: limits.multiTapSeconds) }
    clock.stop()
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    clock.stop()
    taps = TapSequence()
  }

  /// A tap is not kept from recognising by one that needs fewer taps.
  open override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return true }
    return numberOfTapsRequired <= tap.numberOfTapsRequired
  }

  // MARK: Limits

  private func areStill(_ touches: Set<UITouch>) -> Bool {
    let movement = limits.tapMovement
    for touch in touches where touch.point.distance(to: touch.start) > movement { return false }
    return true
  }

  private func fail(after seconds: TimeInterval) {
    clock.start(seconds) { [weak self] in self?.state = .failed }
  }
}
