import UIKit

extension UIView {
  /// Where a point of this view's lies in another view of the same
  /// window.
  ///
  /// - Parameter point: in this view's coordinates.
  /// - Returns: the same place in the coordinates of `other`.
  func place(_ point: CGPoint, in other: UIView) -> CGPoint {
    let (here, there) = (zeroInWindow, other.zeroInWindow)
    return CGPoint(
      x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Where this view's own (0, 0) lies in the window.
  private var zeroInWindow: CGPoint {
    var zero = CGPoint.zero
    var next: UIView? = self
    while let view = next {
      zero.x += view.frame.minX + view.bounds.minX
      zero.y += view.frame.minY + view.bounds.minY
      next = view.superview
    }
    return zero
  }
}
