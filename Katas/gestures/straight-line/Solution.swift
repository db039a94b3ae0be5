import UIKit

/// Recognises a line to the right that one finger draws: at least 100
/// points long, and never more than 20 points above or below the point
/// where it began.
///
/// It acts once, when the finger lifts, and fails as soon as no line can
/// come of it any more.
final class LineGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    start = location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if abs(location(in: view).y - start.y) > 20 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = location(in: view).x - start.x >= 100 ? .ended : .failed
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent
  ) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
