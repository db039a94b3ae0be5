extension LayoutEngine {
  /// Adds a constraint, or notes that it is broken.
  ///
  /// - Parameter isNews: whether nobody has been told yet if it can't be satisfied.
  func install(_ constraint: NSLayoutConstraint, isNews: Bool) {
    guard let expression = expression(of: constraint) else { return }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    do throws(ConstraintConflict) {
      let id = try solver.add(
        LinearConstraint(
          expression: expression, relation: relation,
          strength: ConstraintPolicy.current.strength(constraint.priority, constraint.turn)))
      installed.append((constraint, id))
    } catch {
      broken.append(constraint)
      if isNews { warn(of: constraint, error) }
    }
  }

  /// What the constraint says is zero, or less or more than that; nil where an item is gone.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let ancestor = constraint.commonAncestor,
      let first = constraint.firstItem as? any LayoutItem,
      var sum = expression(constraint.firstAttribute, of: first, in: ancestor)
    else { return nil }
    sum.constant -= Double(constraint.constant)
    guard constraint.secondAttribute != .notAnAttribute,
      let second = constraint.secondItem as? any LayoutItem
    else { return constraint.secondAttribute == .notAnAttribute ? sum : nil }
    guard let other = expression(constraint.secondAttribute, of: second, in: ancestor)
    else { return nil }
    return sum.plus(other, times: -Double(constraint.multiplier))
  }

  /// A side or size of an item in the coordinates of a view above it.
  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView
  ) -> LinearExpression? {
    if item === space { return innerBox(of: space, for: attribute)[attribute] }
    var sum = box(of: item)[attribute]
    guard attribute.isPlace else { return sum }
    var next = (item as? UIView)?.parent ?? (item as? UILayoutGuide)?.owningView
    while let view = next, view !== space {
      let (seat, origin) = (seat(of: view), view.geometry.bounds.origin)
      if attribute.kind == .horizontalPlace {
        sum.add(seat.left)
        sum.constant -= Double(origin.x)
      } else {
        sum.add(seat.top)
        sum.constant -= Double(origin.y)
      }
      next = view.parent
    }
    return next == nil ? nil : sum
  }

  private func box(of item: any LayoutItem) -> LayoutBox {
    if let view = item as? UIView { return seat(of: view).box }
    guard let guide = item as? UILayoutGuide else { return .zero }
    switch guide.shape {
    case .constrained, .content: return seat(of: guide).box
    case .visible: return guide.owningView.map { visibleBox(of: $0) } ?? .zero
    case .inset(let insets):
      guard let owner = guide.owningView else { return .zero }
      var box = ownBox(of: owner)
      let insets = insets(owner)
      box.left.constant += Double(insets.left)
      box.top.constant += Double(insets.top)
      box.width.constant -= Double(insets.left + insets.right)
      box.height.constant -= Double(insets.top + insets.bottom)
      return box
    }
  }

  // MARK: A view seen from inside

  /// The sides of a view that scrolls are those of its content; its size and middle are its own
  /// (*Auto Layout Guide, Working with Scroll Views*).
  private func innerBox(
    of view: UIView, for attribute: NSLayoutConstraint.Attribute
  ) -> LayoutBox {
    guard let content = view.contentGuide else { return ownBox(of: view) }
    switch attribute {
    case .width, .height, .centerX, .centerY: return visibleBox(of: view)
    default: return seat(of: content).box
    }
  }

  private func ownBox(of view: UIView) -> LayoutBox {
    let seat = seat(of: view)
    return LayoutBox(
      left: LinearExpression(), top: LinearExpression(), width: LinearExpression(seat.width),
      height: LinearExpression(seat.height))
  }

  private func visibleBox(of view: UIView) -> LayoutBox {
    var box = ownBox(of: view)
    box.left.constant = Double(view.geometry.bounds.origin.x)
    box.top.constant = Double(view.geometry.bounds.origin.y)
    return box
  }
}

extension LayoutBox {
  static let zero = LayoutBox(
    left: LinearExpression(), top: LinearExpression(), width: LinearExpression(),
    height: LinearExpression())
}
