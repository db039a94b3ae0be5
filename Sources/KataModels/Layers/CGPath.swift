/// A shape: a rectangle, one with round corners, or an oval. Foundation has it on Apple's systems
/// only.
public final class CGPath: Hashable, Sendable {
  private enum Shape: Hashable {
    case rect
    case roundedRect(width: CGFloat, height: CGFloat)
    case oval
  }

  public let boundingBox: CGRect
  private let shape: Shape

  private init(_ shape: Shape, in rect: CGRect, _ transform: CGAffineTransform?) {
    self.shape = shape
    boundingBox = transform.map { rect.applying($0) } ?? rect
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(.rect, in: rect, transform?.pointee)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      .roundedRect(width: cornerWidth, height: cornerHeight), in: rect, transform?.pointee)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(.oval, in: rect, transform?.pointee)
  }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.shape == other.shape && one.boundingBox == other.boundingBox
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
    hasher.combine(boundingBox.origin.x)
    hasher.combine(boundingBox.size.width)
  }
}

/// A shape as UIKit makes it. The model knows what a shadow needs and draws none.
open class UIBezierPath: NSObject {
  public final let cgPath: CGPath

  public init(rect: CGRect) { cgPath = CGPath(rect: rect, transform: nil) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(
      roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
  }

  public init(ovalIn rect: CGRect) { cgPath = CGPath(ellipseIn: rect, transform: nil) }

  public final var bounds: CGRect { cgPath.boundingBox }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public override init() { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func move(to point: CGPoint) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func addLine(to point: CGPoint) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func close() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func fill() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func stroke() {}
}
