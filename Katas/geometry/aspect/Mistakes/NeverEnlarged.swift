import UIKit

/// Where an image view draws its image, by its content mode:
/// `.scaleToFill`, `.scaleAspectFit`, `.scaleAspectFill` or `.center`.
///
/// - Parameters:
///   - size: the image's, in points. It isn't empty.
///   - bounds: the view's own.
/// - Returns: the rectangle of the whole image in the view's own
///   coordinates, also where it reaches beyond the bounds.
func imageRect(
  _ size: CGSize, in bounds: CGRect, by mode: UIView.ContentMode
) -> CGRect {
  let (x, y) = (bounds.width / size.width, bounds.height / size.height)
  let scale: CGFloat
  switch mode {
  case .scaleAspectFit: scale = min(x, y, 1)
  case .scaleAspectFill: scale = max(x, y)
  case .center: scale = 1
  default: return bounds
  }
  let (width, height) = (size.width * scale, size.height * scale)
  return CGRect(
    x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width,
    height: height)
}
