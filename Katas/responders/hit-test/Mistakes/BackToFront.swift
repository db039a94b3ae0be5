import UIKit

extension UIView {
  /// The view that a touch belongs to: this one, one of those it holds at
  /// any depth, or nil.
  ///
  /// - Parameter point: where the touch is, in this view's coordinates.
  func touchedView(at point: CGPoint) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled,
      self.point(inside: point, with: nil)
    else { return nil }
    for subview in subviews {
      if let hit = subview.touchedView(at: convert(point, to: subview)) {
        return hit
      }
    }
    return self
  }
}
