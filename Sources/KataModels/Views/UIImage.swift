/// A picture. The model has none yet: where UIKit takes an image, give it nil.
@MainActor public final class UIImage: NSObject {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public override init() { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public init?(named name: String) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public init?(systemName: String) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public init?(data: Data) { leftOut() }
}
