import UIKit

extension UIView {
  /// The view that a touch belongs to: this one, one of those it holds at
  /// any depth, or nil.
  ///
  /// - Parameter point: where the touch is, in this view's coordinates.
  func touchedView(at point: CGPoint) -> UIView? {
    self
  }
}
