/// Recognises fingers that stay where they came down.
///
/// Continuous: begins after `minimumPressDuration`, changes whenever a finger moves, ends when any
/// of them lifts (developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many fingers press at once.
  open var numberOfTouchesRequired = 1
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many points a finger may stray before the press has begun.
  open var allowableMovement: CGFloat = 10

  private var taps = TapSequence()
  private var clock = GestureClock()
  /// Whether the fingers have been down for long enough.
  private var isPressed = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isPressed else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard taps.come(touches, of: numberOfTouches, limits),
      numberOfTouches <= numberOfTouchesRequired
    else {
      state = .failed
      return
    }
    if isTapping {
      fail(after: limits.tapSeconds)
    } else if numberOfTouches == numberOfTouchesRequired {
      waitForPress()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isPressed {
      if hasMetCriteria { state = .changed }
    } else if !areStill(touches) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isPressed {
      state = .ended
    } else if !isTapping || !areStill(touches) {
      state = .failed
    } else if event.areUp(self) {
      if taps.lift(numberOfTouchesRequired) {
        fail(after: limits.multiTapSeconds)
      } else {
        state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    conclude(.cancelled)
  }

  open override func reset() {
    clock.stop()
    (taps, isPressed) = (TapSequence(), false)
  }

  // MARK: Limits

  private var isTapping: Bool { taps.number < numberOfTapsRequired }

  private func areStill(_ touches: Set<UITouch>) -> Bool {
    let movement = isTapping ? limits.tapMovement : allowableMovement
    for touch in touches where touch.point.distance(to: touch.start) > movement { return false }
    return true
  }

  private func waitForPress() {
    clock.stop()
    guard minimumPressDuration > 0 else { return press() }
    clock.start(minimumPressDuration) { [weak self] in self?.press() }
  }

  private func press() {
    guard state == .possible else { return }
    isPressed = true
    for step in policy.pressSteps { state = step }
  }

  private func fail(after seconds: TimeInterval) {
    clock.start(seconds) { [weak self] in self?.state = .failed }
  }
}
