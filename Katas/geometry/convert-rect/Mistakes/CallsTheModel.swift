import UIKit

extension UIView {
  /// The smallest upright rectangle of another view's that holds a
  /// rectangle of this one's. Both are in the same window.
  ///
  /// - Parameter rect: in this view's coordinates.
  /// - Returns: in the coordinates of `other`.
  func box(of rect: CGRect, in other: UIView) -> CGRect {
    convert(rect, to: other)
  }
}
