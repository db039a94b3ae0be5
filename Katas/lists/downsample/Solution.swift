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
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
      let whole = UIImage(data: data)?.size
    else { return nil }
    let needed = max(
      size.width * scale / whole.width,
      size.height * scale / whole.height)
    let longerSide = max(whole.width, whole.height) * needed
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceThumbnailMaxPixelSize: longerSide.rounded(.up),
    ]
    return CGImageSourceCreateThumbnailAtIndex(
      source, 0, options as CFDictionary
    ).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
