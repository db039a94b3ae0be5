// The commonest of Core Animation's layers that the model doesn't have, named so that it doesn't
// compile, rather than compile and do nothing.

extension CALayer {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var transform: Any {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var contents: Any? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var mask: CALayer? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var shouldRasterize: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func hitTest(_ point: CGPoint) -> CALayer? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func layoutSublayers() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func animationKeys() -> [String]? { leftOut() }
}

// Their values changed with iOS 26, and no public list of the new ones is at hand.
extension UIColor {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var systemRed: UIColor { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var systemGreen: UIColor { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var systemBlue: UIColor { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var systemOrange: UIColor { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var systemGray: UIColor { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var tintColor: UIColor { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public convenience init?(named name: String) { leftOut() }
}
