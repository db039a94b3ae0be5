import UIKit

extension UIScrollView {
  /// The nearest offset at which the content can come to rest: none
  /// beyond its edges and the insets around them. Where there is nothing
  /// to scroll, that is the first one.
  ///
  /// - Parameter offset: where somebody would like it to be.
  func restingOffset(nearest offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let first = CGPoint(x: -insets.left, y: -insets.top)
    let last = CGPoint(
      x: contentSize.width + insets.right,
      y: contentSize.height + insets.bottom)
    return CGPoint(
      x: max(first.x, min(offset.x, last.x)),
      y: max(first.y, min(offset.y, last.y)))
  }
}
