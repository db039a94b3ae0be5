/// A picture: pixels and a scale, on no screen. The model keeps its size and no colours.
public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    super.init()
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public override init() { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public init?(named name: String) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public init?(systemName: String) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public init?(data: Data) { leftOut() }
}
