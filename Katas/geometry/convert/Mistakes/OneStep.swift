import UIKit

extension UIView {
  /// Where a point of this view's lies in another view of the same
  /// window.
  ///
  /// - Parameter point: in this view's coordinates.
  /// - Returns: the same place in the coordinates of `other`.
  func place(_ point: CGPoint, in other: UIView) -> CGPoint {
    CGPoint(
      x: point.x + frame.minX - bounds.minX - other.frame.minX
        + other.bounds.minX,
      y: point.y + frame.minY - bounds.minY - other.frame.minY
        + other.bounds.minY)
  }
}
