import UIKit

/// Recognises three quick taps in one place: one finger comes down three
/// times, each time within 30 points of the first, and lifts the third
/// time within a second of the first coming down.
///
/// It acts once, when the third tap lifts, and fails as soon as nothing
/// can come of it any more.
final class TripleTapGestureRecognizer: UIGestureRecognizer {
  private var count = 0
  private var timer: Timer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    if count == 0 {
      timer = .scheduledTimer(
        timeInterval: 1, target: self, selector: #selector(giveUp),
        userInfo: nil, repeats: false)
    }
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

  override func reset() {
    super.reset()
    timer?.invalidate()
    count = 0
  }

  @objc private func giveUp() { state = .failed }
}
