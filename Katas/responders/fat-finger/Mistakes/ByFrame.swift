import UIKit

/// A button that may be small and is easy to hit all the same: it can be
/// touched in an area that is at least 44 points wide and 44 points high
/// and has the same middle. It looks as it did, and in all else it stays
/// a button like any other.
final class IconButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = CGSize(
      width: max(0, 44 - frame.width), height: max(0, 44 - frame.height))
    return frame.insetBy(dx: -missing.width / 2, dy: -missing.height / 2)
      .contains(point)
  }
}
