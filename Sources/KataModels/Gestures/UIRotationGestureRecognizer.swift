/// Recognises two fingers that turn about each other.
///
/// Continuous: begins when they have turned enough, changes at every move while both are down, ends
/// when both have lifted
/// (developer.apple.com/documentation/uikit/uirotationgesturerecognizer).
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turn: CGFloat = 0
  /// The fingers' angle at which the rotation is 0, in radians.
  private var origin: CGFloat = 0
  /// When the fingers came down, in radians.
  private var first: CGFloat = 0
  private var speed = GestureSpeed()

  /// Radians, clockwise, since the gesture's start or from where the rotation that was set puts it:
  /// it adds up over the whole gesture.
  open var rotation: CGFloat {
    get { turn }
    set {
      speed.shift(by: newValue - turn)
      turn = newValue
      measureFromHere()
    }
  }

  /// Radians a second.
  open var velocity: CGFloat { speed.rate }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard let pair = FingerPair(self.touches) else { return }
    first = pair.angle
    measureFromHere()
    speed = GestureSpeed(turn, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(self.touches) else { return }
    turn = nearest(to: turn, pair.angle - origin)
    speed.note(turn, at: event.timestamp)
    if hasMetCriteria {
      state = .changed
    } else if abs(nearest(to: 0, pair.angle - first)) >= limits.rotationAngle {
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

  open override func reset() { (turn, origin, first, speed) = (0, 0, 0, GestureSpeed()) }

  private func measureFromHere() {
    guard let pair = FingerPair(touches) else { return }
    origin = pair.angle - turn
  }

  /// The angle, whole turns more or fewer, that is nearest to the old one: more than half a turn at
  /// once is taken for less than half a turn back.
  private func nearest(to old: CGFloat, _ angle: CGFloat) -> CGFloat {
    let circle = 2 * CGFloat.pi
    return angle + ((old - angle) / circle).rounded() * circle
  }
}
