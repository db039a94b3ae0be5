import UIKit

/// A button that may be small and is easy to hit all the same: it can be
/// touched in an area that is at least 44 points wide and 44 points high
/// and has the same middle. It looks as it did, and in all else it stays
/// a button like any other.
final class IconButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    bounds.size = CGSize(
      width: max(44, bounds.width), height: max(44, bounds.height))
  }
}
