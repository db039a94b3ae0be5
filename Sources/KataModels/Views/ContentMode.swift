extension UIView {
  /// How what a view shows of its own, such as an image, fills its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds, whatever that does to its proportions.
    case scaleToFill
    /// As large as fits in whole, in proportion, centred.
    case scaleAspectFit
    /// As small as covers the bounds, in proportion, centred; the rest reaches beyond them.
    case scaleAspectFill
    /// Drawn anew at each new size.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

extension UIView.ContentMode {
  /// Where content of a size comes to lie in a view's bounds
  /// (developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum).
  func rect(of content: CGSize, in bounds: CGRect) -> CGRect {
    let scale = scale(of: content, in: bounds.size)
    let size = CGSize(width: content.width * scale.x, height: content.height * scale.y)
    let free = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    return CGRect(
      x: bounds.minX + free.width * place.x, y: bounds.minY + free.height * place.y,
      width: size.width, height: size.height)
  }

  private func scale(of content: CGSize, in size: CGSize) -> CGPoint {
    guard content.width > 0, content.height > 0 else { return CGPoint(x: 0, y: 0) }
    let (x, y) = (size.width / content.width, size.height / content.height)
    switch self {
    case .scaleToFill, .redraw: return CGPoint(x: x, y: y)
    case .scaleAspectFit: return CGPoint(x: min(x, y), y: min(x, y))
    case .scaleAspectFill: return CGPoint(x: max(x, y), y: max(x, y))
    default: return CGPoint(x: 1, y: 1)
    }
  }

  /// The share of the free room that lies left of the content, and above it.
  private var place: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
      CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
