// The commonest of UIKit's responders and touches that the model doesn't have, named so that it
// doesn't compile, rather than compile and do nothing.

extension UIResponder {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var inputView: UIView? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var undoManager: AnyObject? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func reloadInputViews() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension UIEvent {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public enum EventSubtype {}
}

extension UIKey {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var keyCode: Int { leftOut() }
}

extension UITouch {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var force: CGFloat { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var majorRadius: CGFloat { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func preciseLocation(in view: UIView?) -> CGPoint { leftOut() }
}
