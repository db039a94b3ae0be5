/// Counts taps that follow each other in one place.
@MainActor struct TapCounter {
  private var last: (point: CGPoint, time: TimeInterval, count: Int)?
  private weak var window: UIWindow?

  /// The tap count of a touch that begins.
  func count(_ touch: UITouch, in window: UIWindow, _ rules: UIKitRules.Touches) -> Int {
    guard let last, self.window === window,
      touch.timestamp - last.time <= rules.multiTapSeconds,
      touch.point.distance(to: last.point) <= rules.multiTapDistance
    else { return 1 }
    return last.count + 1
  }

  mutating func note(_ touch: UITouch) {
    last = (touch.point, MainLoop.main.now, touch.tapCount)
    window = touch.window
  }
}
