// The commonest of UIKit's layout that the model doesn't have, named so that it
// doesn't compile, rather than compile and do nothing.

extension UIView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var hasAmbiguousLayout: Bool { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var alignmentRectInsets: UIEdgeInsets { leftOut() }
}
