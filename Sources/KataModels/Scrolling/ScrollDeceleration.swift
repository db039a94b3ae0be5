/// How content goes on when the finger has let go of it.
///
/// Fitted by others to recordings of UIKit's scroll views: with the rate `d`, a speed falls to
/// `v × d^(1000 t)` after `t` seconds, and the content stops at ten points a second
/// (G153 of the evidence; developer.apple.com/documentation/uikit/uiscrollview/decelerationrate).
struct ScrollDeceleration: Sendable {
  /// What is left of the speed after a millisecond.
  let rate: CGFloat
  /// Points a second, as the offset changes.
  var velocity = CGPoint.zero

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

  /// Virtual seconds until the content has come this far, or as far as it comes.
  func seconds(for way: CGPoint) -> TimeInterval {
    let whole = distance(after: duration)
    func seconds(_ part: CGFloat, of whole: CGFloat) -> TimeInterval {
      guard whole != 0, abs(part) < abs(whole) else { return whole == 0 ? 0 : duration }
      let left = 1 - part / whole * (1 - pow(rate, 1000 * duration))
      return log(left) / log(rate) / 1000
    }
    return max(seconds(way.x, of: whole.x), seconds(way.y, of: whole.y))
  }
}
