/// Recognises fingers that move quickly one way. One action a swipe, as soon as the way is long
/// enough, not when the fingers lift
/// (developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe; a set, of which one is enough.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The ways it recognises. It doesn't tell which of them was taken.
  open var direction = Direction.right
  /// How many fingers swipe at once.
  open var numberOfTouchesRequired = 1

  private var clock = GestureClock()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if numberOfTouches == 1 {
      clock.start(limits.swipeSeconds) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    var isOnItsWay = false
    for way in Self.ways where direction.contains(way.direction) && areOnTheirWay(way) {
      isOnItsWay = true
      guard numberOfTouches == numberOfTouchesRequired, areFarEnough(way) else { continue }
      clock.stop()
      state = .ended
      return
    }
    if !isOnItsWay { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { clock.stop() }

  // MARK: The way

  private struct Way {
    let direction: Direction
    /// A unit vector in the window.
    let x: CGFloat
    let y: CGFloat
  }

  private static let ways = [
    Way(direction: .right, x: 1, y: 0), Way(direction: .left, x: -1, y: 0),
    Way(direction: .up, x: 0, y: -1), Way(direction: .down, x: 0, y: 1),
  ]

  /// Whether no finger has gone back, or further aside than ahead.
  private func areOnTheirWay(_ way: Way) -> Bool {
    let straying = limits.swipeStraying
    for touch in touches {
      let (ahead, aside) = progress(of: touch, on: way)
      if ahead < -straying || aside > max(straying, ahead) { return false }
    }
    return true
  }

  private func areFarEnough(_ way: Way) -> Bool {
    let distance = limits.swipeDistance
    for touch in touches where progress(of: touch, on: way).ahead < distance { return false }
    return true
  }

  private func progress(of touch: UITouch, on way: Way) -> (ahead: CGFloat, aside: CGFloat) {
    let (x, y) = (touch.point.x - touch.start.x, touch.point.y - touch.start.y)
    return (x * way.x + y * way.y, abs(x * way.y - y * way.x))
  }
}
