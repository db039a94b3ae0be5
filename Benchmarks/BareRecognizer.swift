import Foundation
import KataModels

/// A finger for the bare views. As in UIKit it is an object, handed over in a set.
final class BareTouch: NSObject {
  var point: CGPoint
  let start: CGPoint
  let view: BareView

  init(at point: CGPoint, on view: BareView) {
    (self.point, start, self.view) = (point, point, view)
  }
}

/// Counts the taps of one finger. It gives up when the finger stays down, as every tap recogniser
/// must, and starts over in the next turn.
final class BareRecognizer: @unchecked Sendable {
  private var isPossible = true
  private var deadline: Int?
  private(set) var taps = 0

  func hear(_ phase: Int, _ touches: Set<BareTouch>, _ clock: PendingWork<BareRecognizer>) {
    guard isPossible, let touch = touches.first else { return }
    let distance = hypot(touch.point.x - touch.start.x, touch.point.y - touch.start.y)
    switch phase {
    case 0: deadline = clock.add(self, after: 0.75)
    case 1: isPossible = distance <= 10
    default:
      if let deadline { clock.remove(deadline) }
      if distance <= 10 { taps += 1 }
      isPossible = false
      clock.add(self, after: 0)
    }
  }

  func startOver() { isPossible = true }
}
