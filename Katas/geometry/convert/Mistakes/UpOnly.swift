import UIKit

extension UIView {
  /// Where a point of this view's lies in another view of the same
  /// window.
  ///
  /// - Parameter point: in this view's coordinates.
  /// - Returns: the same place in the coordinates of `other`.
  func place(_ point: CGPoint, in other: UIView) -> CGPoint {
    var point = point
    var next: UIView? = self
    while let view = next, view !== other {
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
      next = view.superview
    }
    return point
  }
}
