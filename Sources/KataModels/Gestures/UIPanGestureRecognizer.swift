/// Recognises fingers that are dragged, and reports how far and how fast.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// The middle of the fingers when the translation was zero, in the window.
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  /// In the window.
  private var speed = (x: GestureSpeed(), y: GestureSpeed())

  // MARK: Reporting

  /// How far the fingers have come since the gesture began or the translation was set.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (converted(start, to: view), converted(middle, to: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Says what the translation is now; what follows is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = converted(middle, to: view)
    let origin = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    start = view.flatMap { view in window.map { view.convert(origin, to: $0) } } ?? origin
  }

  /// Points a second between the last two moves.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = CGPoint(x: speed.x.rate, y: speed.y.rate)
    let (from, to) = (converted(.zero, to: view), converted(speed, to: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  private var window: UIWindow? { touches.first?.window }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    touches.first?.convert(point, to: view) ?? point
  }

  // MARK: Following

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches, state == .possible {
      state = .failed
      return
    }
    rebase(from: last, isFirst: numberOfTouches == touches.count)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure(at: event.timestamp)
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    if state != .possible {
      state = .changed
    } else if middle.distance(to: start) >= limits.panDistance {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.areUp(self) else { return rebase(from: last, isFirst: false) }
    conclude(.ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    conclude(.cancelled)
  }

  open override func reset() {
    (start, last, speed) = (.zero, .zero, (GestureSpeed(), GestureSpeed()))
  }

  /// A finger more or less moves the middle, and that is no movement of the hand.
  private func rebase(from old: CGPoint, isFirst: Bool) {
    let (middle, now) = (middle, MainLoop.main.now)
    if isFirst {
      start = middle
      speed = (GestureSpeed(middle.x, at: now), GestureSpeed(middle.y, at: now))
    } else {
      start = start.moved(from: old, to: middle)
      speed.x.shift(by: middle.x - old.x)
      speed.y.shift(by: middle.y - old.y)
    }
    last = middle
  }

  private func measure(at time: TimeInterval) {
    last = middle
    speed.x.note(last.x, at: time)
    speed.y.note(last.y, at: time)
  }
}
