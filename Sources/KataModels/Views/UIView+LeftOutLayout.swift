// The commonest of UIKit's layout that the model doesn't have, named so that it
// doesn't compile, rather than compile and do nothing.

extension UIView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var leadingAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var trailingAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var leftAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var rightAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var topAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var bottomAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var widthAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var heightAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var centerXAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var centerYAnchor: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var constraints: [AnyObject] { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func addConstraint(_ constraint: AnyObject) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func setNeedsUpdateConstraints() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func updateConstraintsIfNeeded() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func invalidateIntrinsicContentSize() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var safeAreaLayoutGuide: AnyObject { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var layoutMarginsGuide: AnyObject { leftOut() }
}
