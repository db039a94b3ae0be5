import ImageIO
import UIKit

extension UIImage {
  /// A picture for a view that it fills (`scaleAspectFill`): in its own
  /// proportions, with as few pixels as fill the view, and never more
  /// than it has. It is decoded when this returns.
  ///
  /// - Parameters:
  ///   - data: what the network or a file holds.
  ///   - size: the view's, in points.
  ///   - scale: pixels a point.
  /// - Returns: nil where the data is no picture.
  static func thumbnail(
    of data: Data, filling size: CGSize, scale: CGFloat
  ) -> UIImage? {
    guard let whole = UIImage(data: data, scale: scale) else { return nil }
    let needed = max(size.width / whole.size.width, size.height / whole.size.height)
    guard needed < 1 else { return whole.preparingForDisplay() }
    return whole.preparingThumbnail(
      of: CGSize(width: whole.size.width * needed, height: whole.size.height * needed))
  }
}
