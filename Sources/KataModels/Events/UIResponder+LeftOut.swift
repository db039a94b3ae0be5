// The commonest of UIKit's responders and touches that the model doesn't have, named so that it
// doesn't compile, rather than compile and do nothing.

extension UIResponder {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var inputView: UIView? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var undoManager: AnyObject? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func reloadInputViews() {}
}

extension UITouch {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var force: CGFloat { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var majorRadius: CGFloat { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func preciseLocation(in view: UIView?) -> CGPoint { leftOut() }
}
