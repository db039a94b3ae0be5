/// Recognises fingers that are dragged, and reports how far and how fast.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// The middle of the fingers when the translation was zero, in the window.
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private var lastTime: TimeInterval = 0
  /// Points a second, in the window.
  private var speed = CGPoint.zero

  private var middle: CGPoint { .centroid(of: touches.map(\.point)) }

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
    } else if middle.distance(to: start) >= rules.panDistance {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.areUp(self) else { return rebase(from: last, isFirst: false) }
    state = hasMetCriteria ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = hasMetCriteria ? .cancelled : .failed
  }

  open override func reset() { (start, last, lastTime, speed) = (.zero, .zero, 0, .zero) }

  /// A finger more or less moves the middle, and that is no movement of the hand.
  private func rebase(from old: CGPoint, isFirst: Bool) {
    start = isFirst ? middle : start.moved(from: old, to: middle)
    last = middle
    lastTime = MainLoop.main.now
  }

  private func measure(at time: TimeInterval) {
    let seconds = time - lastTime
    guard seconds > 0 else {
      last = middle
      return
    }
    speed = CGPoint(x: (middle.x - last.x) / seconds, y: (middle.y - last.y) / seconds)
    (last, lastTime) = (middle, time)
  }
}
