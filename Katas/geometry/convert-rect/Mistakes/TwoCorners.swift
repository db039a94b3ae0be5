import UIKit

extension UIView {
  /// The smallest upright rectangle of another view's that holds a
  /// rectangle of this one's. Both are in the same window.
  ///
  /// - Parameter rect: in this view's coordinates.
  /// - Returns: in the coordinates of `other`.
  func box(of rect: CGRect, in other: UIView) -> CGRect {
    let first = other.fromWindow(toWindow(rect.origin))
    let second = other.fromWindow(
      toWindow(CGPoint(x: rect.maxX, y: rect.maxY)))
    return CGRect(
      x: min(first.x, second.x), y: min(first.y, second.y),
      width: abs(second.x - first.x), height: abs(second.y - first.y))
  }

  /// Turned and scaled about the middle of the bounds, which lies at
  /// `center` in the superview.
  private func toWindow(_ point: CGPoint) -> CGPoint {
    let turned = CGPoint(
      x: point.x - bounds.midX, y: point.y - bounds.midY
    ).applying(transform)
    let above = CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    return superview?.toWindow(above) ?? above
  }

  private func fromWindow(_ point: CGPoint) -> CGPoint {
    let above = superview?.fromWindow(point) ?? point
    let turned = CGPoint(
      x: above.x - center.x, y: above.y - center.y
    ).applying(transform.inverted())
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }
}
