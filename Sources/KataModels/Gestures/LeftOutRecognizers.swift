// The commonest of UIKit's recognisers that the model doesn't have, named so that it doesn't
// compile, rather than compile and do nothing.

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var allowedTouchTypes: [NSNumber] {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var allowedPressTypes: [NSNumber] {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var requiresExclusiveTouchType: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var modifierFlags: Int { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var buttonMask: Int { leftOut() }
}

extension UITapGestureRecognizer {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var buttonMaskRequired: Int {
    get { leftOut() }
    set {}
  }
}

extension UIPanGestureRecognizer {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var allowedScrollTypesMask: Int {
    get { leftOut() }
    set {}
  }
}
