import UIKit

/// Lies over a whole screen and holds a few banners and buttons. They
/// take touches; between them, what lies behind the overlay does.
final class OverlayView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(
        convert(point, to: subview), with: event)
      {
        return hit
      }
    }
    return nil
  }
}
