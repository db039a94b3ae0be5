import UIKit

/// Lays its subviews out in rows, from left to right, as squares of equal
/// size with 10 points between them and none around them. The columns
/// take all of its width.
final class GridView: UIView {
  /// At least one.
  var columns = 3 {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side =
      (bounds.width - 10 * CGFloat(columns + 1)) / CGFloat(columns)
    for (index, subview) in subviews.enumerated() {
      subview.frame = CGRect(
        x: 10 + CGFloat(index % columns) * (side + 10),
        y: 10 + CGFloat(index / columns) * (side + 10),
        width: side, height: side)
    }

  }
}
