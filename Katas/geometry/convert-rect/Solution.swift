import UIKit

extension UIView {
  /// The smallest upright rectangle of another view's that holds a
  /// rectangle of this one's. Both are in the same window.
  ///
  /// - Parameter rect: in this view's coordinates.
  /// - Returns: in the coordinates of `other`.
  func box(of rect: CGRect, in other: UIView) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { other.fromWindow(toWindow($0)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(),
      let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(
      x: left, y: top, width: right - left, height: bottom - top)
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
