/// A picture: pixels and a scale, on no screen. The model keeps its size, whether it is decoded, and
/// no colours.
public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  package let bitmap: CGImage

  init(_ bitmap: CGImage, size: CGSize, scale: CGFloat) {
    (self.bitmap, self.size, self.scale) = (bitmap, size, scale)
    super.init()
  }

  init(_ bitmap: CGImage, scale: CGFloat) {
    self.bitmap = bitmap
    self.scale = scale
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    super.init()
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public override init() { leftOut() }

  /// What was drawn: a size in points, in whole pixels.
  convenience init(drawnAt size: CGSize, scale: CGFloat) {
    let bitmap = CGImage(
      width: CGImage.pixels((size.width * scale).rounded(.up)),
      height: CGImage.pixels((size.height * scale).rounded(.up)), isDecoded: true)
    self.init(bitmap, size: size, scale: scale)
  }

  // MARK: Making

  /// Reads what the data says of its size; a point for each pixel. Nothing is decoded yet: the first
  /// drawing does that, on the main thread, unless the image is prepared before.
  ///
  /// - Returns: nil for data that is no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    let bitmap = CGImage(
      width: header.width, height: header.height, title: header.title, isDecoded: false)
    ImagePolicy.current.whenMade(bitmap)
    self.init(bitmap, scale: scale > 0 ? scale : 1)
  }

  /// Reads the file on the thread that calls; decodes nothing yet.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale > 0 ? scale : 1)
  }

  /// Which way up the pixels lie. The model's pictures all lie upright.
  public enum Orientation: Int, Sendable {
    case up = 0
  }

  public var imageOrientation: Orientation { .up }

  /// The bitmap behind the picture. Asking for it decodes nothing.
  public var cgImage: CGImage? { bitmap }

  // MARK: Drawing

  /// Draws the picture, on any thread, and so decodes it, where that hasn't happened.
  public func draw(in rect: CGRect) { bitmap.decode() }

  public func draw(at point: CGPoint) { bitmap.decode() }
}

// The commonest that UIKit has and the model doesn't.
extension UIImage {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public convenience init?(named name: String) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public convenience init?(systemName: String) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func pngData() -> Data? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func jpegData(compressionQuality: CGFloat) -> Data? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func withRenderingMode(_ mode: Int) -> UIImage { leftOut() }
}
