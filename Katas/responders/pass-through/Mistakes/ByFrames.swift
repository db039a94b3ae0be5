import UIKit

/// Lies over a whole screen and holds a few banners and buttons. They
/// take touches; between them, what lies behind the overlay does.
final class OverlayView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.frame.contains(point) }
  }
}
