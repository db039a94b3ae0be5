/// How content goes on when the finger has let go of it.
///
/// Fitted by others to recordings of UIKit's scroll views: with the rate `d`, a speed falls to
/// `v × d^(1000 t)` after `t` seconds, and the content stops at ten points a second
/// (G153 of the evidence; developer.apple.com/documentation/uikit/uiscrollview/decelerationrate).
struct ScrollDeceleration: Sendable {
  /// What is left of the speed after a millisecond.
  let rate: CGFloat
  /// Points a second, as the offset changes.
  let velocity: CGPoint

  private var speed: CGFloat { hypot(velocity.x, velocity.y) }

  /// Virtual seconds until it stops.
  var duration: TimeInterval {
    let least = UIKitRules.current.scrolling.leastSpeed
    return speed > least ? log(least / speed) / log(rate) / 1000 : 0
  }

  /// How far the content has come after some seconds.
  func distance(after seconds: TimeInterval) -> CGPoint {
    let factor = (1 - pow(rate, 1000 * seconds)) * -0.001 / log(rate)
    return CGPoint(x: velocity.x * factor, y: velocity.y * factor)
  }
}
