import UIKit

/// Lies over a whole screen and holds a few banners and buttons. They
/// take touches; between them, what lies behind the overlay does.
final class OverlayView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return subviews.contains { $0 === hit } ? hit : nil
  }
}
