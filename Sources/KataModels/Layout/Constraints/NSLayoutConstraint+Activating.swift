extension NSLayoutConstraint {
  private static var turns = 0

  final func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else { fatalError(noCommonAncestor) }
    ancestor.hold(self)
  }

  final func deactivate() { holder?.letGo(self) }

  /// Becomes the holder's.
  final func join(_ view: UIView) {
    Self.turns += 1
    (holder, turn) = (view, Self.turns)
  }

  /// The views that the two items belong to.
  final var views: [UIView] {
    [firstItem, secondItem].compactMap { ($0 as? any LayoutItem)?.layoutView }
  }

  /// The nearest view above both items, or one of them; nil where they hang in different trees, or
  /// an item is gone.
  final var commonAncestor: UIView? {
    guard let first = (firstItem as? any LayoutItem)?.layoutView else { return nil }
    guard secondAttribute != .notAnAttribute, secondItem != nil else { return first }
    guard let second = (secondItem as? any LayoutItem)?.layoutView else { return nil }
    var next: UIView? = first
    while let view = next, !second.isDescendant(of: view) { next = view.parent }
    return next
  }

  // MARK: What UIKit refuses

  final func checkAttributes() {
    guard firstAttribute != .notAnAttribute else { fatalError(Self.invalidPairing) }
    guard secondItem != nil, secondAttribute != .notAnAttribute, multiplier != 0 else {
      guard !firstAttribute.isPlace else { fatalError(Self.placeAlone) }
      return
    }
    guard firstAttribute.kind == secondAttribute.kind else { fatalError(Self.invalidPairing) }
  }

  final func checkPriority(_ new: UILayoutPriority) {
    guard isActive, (new == .required) != (priority == .required) else { return }
    fatalError(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(Double(new.rawValue).short) and the existing priority "
        + "was \(Double(priority.rawValue).short).")
  }

  private static let invalidPairing =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]: Invalid pairing of layout attributes"
  private static let placeAlone =
    "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the "
    + "first attribute creates an illegal constraint of a location equal to a constant. Location "
    + "attributes must be specified in pairs."

  private var noCommonAncestor: String {
    "Unable to activate constraint with anchors <\(side(firstItem, firstAttribute))> and "
      + "<\(side(secondItem, secondAttribute))> because they have no common ancestor.  Does the "
      + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }

  // MARK: In words

  /// `card.width == 0.5 * feed.width - 8`, with its priority where that isn't 1000.
  final var wish: String {
    let sign = [-1: "<=", 0: "==", 1: ">="][relation.rawValue] ?? ""
    var text = "\(side(firstItem, firstAttribute)) \(sign) "
    if secondItem != nil, secondAttribute != .notAnAttribute {
      if multiplier != 1 { text += "\(Double(multiplier).short) * " }
      text += side(secondItem, secondAttribute)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Double(abs(constant)).short)" }
    } else {
      text += Double(constant).short
    }
    return priority == .required ? text : text + " @ \(Double(priority.rawValue).short)"
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "\((item as? any LayoutItem)?.layoutName ?? "nil").\(attribute)"
  }
}

extension Double {
  /// Without the fraction where it is a whole number.
  var short: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}
