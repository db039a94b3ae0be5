import UIKit

extension UIScrollView {
  /// The nearest offset at which the content can come to rest: none
  /// beyond its edges and the insets around them. Where there is nothing
  /// to scroll, that is the first one.
  ///
  /// - Parameter offset: where somebody would like it to be.
  func restingOffset(nearest offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(-insets.left, offset.x), y: max(-insets.top, offset.y))
  }
}
