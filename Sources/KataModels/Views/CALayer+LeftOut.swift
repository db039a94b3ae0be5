// The commonest of Core Animation's layers that the model doesn't have, named so that it doesn't
// compile, rather than compile and do nothing.

extension CALayer {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var backgroundColor: CGColor? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var masksToBounds: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var frame: CGRect {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var shadowColor: CGColor? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var shadowOpacity: Float {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func addSublayer(_ layer: CALayer) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func presentation() -> Self? { leftOut() }
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
