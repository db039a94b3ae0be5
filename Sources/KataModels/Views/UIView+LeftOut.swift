// The commonest of UIKit's views that the model doesn't have, named so that it
// doesn't compile, rather than compile and do nothing.

extension UIView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var contentMode: Int {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var tintColor: UIColor! {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var isOpaque: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var mask: UIView? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var isExclusiveTouch: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var autoresizingMask: AutoresizingMask {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var autoresizesSubviews: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func setNeedsDisplay() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func setNeedsDisplay(_ rect: CGRect) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func sizeToFit() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { leftOut() }
}

extension UIView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public struct AutoresizingMask: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }
}
