// The commonest of UIKit's traits that the model doesn't have, named so that it doesn't compile,
// rather than compile and do nothing.

extension UITraitCollection {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var horizontalSizeClass: Int { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var verticalSizeClass: Int { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var userInterfaceIdiom: Int { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var displayScale: CGFloat { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var preferredContentSizeCategory: Int { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var layoutDirection: Int { leftOut() }
}

extension UIView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var traitOverrides: AnyObject {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var traitOverrides: AnyObject {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func updateTraitsIfNeeded() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {}
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public enum UITraitHorizontalSizeClass {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public enum UITraitVerticalSizeClass {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public enum UITraitPreferredContentSizeCategory {}
