/// Makes a picture of a size by drawing, on any thread.
public final class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// - Parameter size: in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
    super.init()
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Runs `actions` once; what they draw isn't kept, since the model's pictures have no colours.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format: format))
    return UIImage(drawnAt: size, scale: format.scale)
  }
}

/// How a renderer draws.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; the screen's unless set.
  public var scale = UIScreen.mainScale
  public var opaque = false
}

/// What a renderer's drawing draws into.
public final class UIGraphicsImageRendererContext: NSObject {
  public let format: UIGraphicsImageRendererFormat

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
  }

  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var cgContext: AnyObject { leftOut() }
}
