/// Recognises one or more taps of one or more fingers.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// How many fingers tap at once.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  /// The most fingers that were down at once in this tap.
  private var fingers = 0
  /// Where the fingers of the first tap came down.
  private var firstStarts: [CGPoint] = []
  private var deadline: MainLoop.Ticket?

  private var rules: UIKitRules.Gestures { arena?.rules ?? UIKitRules.current.gestures }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers = max(fingers, numberOfTouches)
    guard fingers <= numberOfTouchesRequired, isInPlace(touches) else {
      state = .failed
      return
    }
    fail(after: rules.tapSeconds)
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
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps < numberOfTapsRequired { return fail(after: rules.multiTapSeconds) }
    stopClock()
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    stopClock()
    (taps, fingers, firstStarts) = (0, 0, [])
  }

  /// A tap is not kept from recognising by one that needs fewer taps.
  open override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return true }
    return numberOfTapsRequired <= tap.numberOfTapsRequired
  }

  // MARK: Limits

  private func areStill(_ touches: Set<UITouch>) -> Bool {
    let movement = rules.tapMovement
    for touch in touches where touch.point.distance(to: touch.start) > movement { return false }
    return true
  }

  /// Whether a tap comes down near the first one.
  private func isInPlace(_ touches: Set<UITouch>) -> Bool {
    if taps == 0 {
      for touch in touches { firstStarts.append(touch.start) }
      return true
    }
    let distance = rules.multiTapDistance
    return touches.allSatisfy { touch in
      firstStarts.contains { $0.distance(to: touch.start) <= distance }
    }
  }

  private func fail(after seconds: TimeInterval) {
    stopClock()
    deadline = MainLoop.main.after(seconds) { [weak self] in self?.state = .failed }
  }

  private func stopClock() {
    if let deadline { MainLoop.main.cancel(deadline) }
    deadline = nil
  }
}
