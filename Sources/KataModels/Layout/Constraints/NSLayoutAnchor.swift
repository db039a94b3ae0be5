/// A side, a size or the middle of a view or guide, to make constraints of.
///
/// The type parameter keeps horizontal places, vertical ones and sizes apart.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let owner: any LayoutItem
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.owner, self.attribute) = (item, attribute)
  }

  public final var item: AnyObject? { owner }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, 1, constant)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 1, constant)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 1, constant)
  }

  /// - Parameter anchor: nil for a size of its own.
  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: owner, attribute: attribute, relatedBy: relation, toItem: anchor?.owner,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func anchorWithOffset(to anchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    leftOut()
  }
}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func anchorWithOffset(to anchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    leftOut()
  }
}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, 1, constant)
  }

  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, constant)
  }

  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, constant)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier, constant)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier, constant)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier, constant)
  }
}
