extension LayoutEngine {
  /// Whether constraints place the view, and not its frame.
  func isFree(_ view: UIView) -> Bool {
    guard view !== top else { return isFitting }
    return !view.translatesAutoresizingMaskIntoConstraints
  }

  func seat(of view: UIView) -> LayoutSeat {
    let key = ObjectIdentifier(view)
    if let seat = seats[key] { return seat }
    var seat = makeSeat()
    seat.view = view
    seat.isFixed = !isFree(view)
    if !isFitting { view.makeRole().engine = self }
    seat.props = seat.isFixed ? frameProps(of: view, seat) : sizeProps(of: view, seat)
    seats[key] = seat
    return seat
  }

  func seat(of guide: UILayoutGuide) -> LayoutSeat {
    let key = ObjectIdentifier(guide)
    if let seat = seats[key] { return seat }
    var seat = makeSeat()
    seat.guide = guide
    if case .content = guide.shape {
      seat.props = [prop(.frame, .left, seat.left, 0), prop(.frame, .top, seat.top, 0)]
        .compactMap { $0 }
    }
    seats[key] = seat
    return seat
  }

  /// Sizes are never less than zero, places may be.
  private func makeSeat() -> LayoutSeat {
    LayoutSeat(
      left: solver.makeVariable(), top: solver.makeVariable(),
      width: solver.makeVariable(mayBeNegative: false),
      height: solver.makeVariable(mayBeNegative: false))
  }

  // MARK: What the engine adds by itself

  private func frameProps(of view: UIView, _ seat: LayoutSeat) -> [Prop] {
    let frame = view.geometry.untransformedFrame
    return [
      prop(.frame, .left, seat.left, frame.origin.x),
      prop(.frame, .top, seat.top, frame.origin.y),
      prop(.frame, .width, seat.width, frame.size.width),
      prop(.frame, .height, seat.height, frame.size.height),
    ].compactMap { $0 }
  }

  /// `size <= own size` with the priority of hugging, `size >= own size` with that of resisting
  /// (*Auto Layout Guide, Anatomy of a Constraint*).
  private func sizeProps(of view: UIView, _ seat: LayoutSeat) -> [Prop] {
    let size = view.intrinsicContentSize
    var props: [Prop?] = []
    if size.width != UIView.noIntrinsicMetric {
      props += [
        prop(.hugging, .width, seat.width, size.width, view, .horizontal),
        prop(.resistance, .width, seat.width, size.width, view, .horizontal),
      ]
    }
    if size.height != UIView.noIntrinsicMetric {
      props += [
        prop(.hugging, .height, seat.height, size.height, view, .vertical),
        prop(.resistance, .height, seat.height, size.height, view, .vertical),
      ]
    }
    return props.compactMap { $0 }
  }

  private func prop(
    _ kind: Prop.Kind, _ attribute: NSLayoutConstraint.Attribute, _ variable: SolverVariable,
    _ value: CGFloat, _ view: UIView? = nil, _ axis: NSLayoutConstraint.Axis = .horizontal
  ) -> Prop? {
    let policy = ConstraintPolicy.current
    var (relation, priority) = (LinearConstraint.Relation.equal, UILayoutPriority.required)
    if let view, kind == .hugging {
      (relation, priority) = (policy.hugging, view.contentHuggingPriority(for: axis))
    }
    if let view, kind == .resistance {
      (relation, priority) = (
        policy.resistance, view.contentCompressionResistancePriority(for: axis)
      )
    }
    var expression = LinearExpression(variable)
    expression.constant = -Double(value)
    let strength = kind == .frame ? .required : policy.strength(priority, 0)
    let constraint = LinearConstraint(
      expression: expression, relation: relation, strength: strength)
    return (try? solver.add(constraint)).map { Prop(kind: kind, attribute: attribute, id: $0) }
  }

  // MARK: Following changes

  /// Gives what is installed the constants of now.
  ///
  /// - Returns: false where that can't be done without starting over.
  func refresh() -> Bool {
    do {
      for seat in seats.values {
        guard try refresh(seat) else { return false }
      }
      for (constraint, id) in installed {
        guard let expression = expression(of: constraint) else { return false }
        try solver.change(id, constant: expression.constant)
      }
      return true
    } catch {
      return false
    }
  }

  private func refresh(_ seat: LayoutSeat) throws(ConstraintConflict) -> Bool {
    guard let view = seat.view else { return seat.guide != nil }
    let size = seat.isFixed ? CGSize.zero : view.intrinsicContentSize
    let frame =
      seat.isFixed ? view.geometry.untransformedFrame : CGRect(origin: .zero, size: size)
    guard seat.isFixed || seat.props.count == size.ownSides * 2 else { return false }
    for prop in seat.props {
      let value =
        switch prop.attribute {
        case .left: frame.origin.x
        case .top: frame.origin.y
        case .width: frame.size.width
        default: frame.size.height
        }
      guard seat.isFixed || value != UIView.noIntrinsicMetric else { return false }
      try solver.change(prop.id, constant: -Double(value))
    }
    return true
  }

  // MARK: What came out

  /// To a billionth of a point: what is left beyond that has come from rounding.
  func value(of variable: SolverVariable) -> CGFloat {
    CGFloat((solver.value(of: variable) * 1e9).rounded() / 1e9)
  }

  /// Notes where the item has come to lie; where that is new, its superview is to be laid out.
  func takeSolution(of key: ObjectIdentifier) {
    guard let seat = seats[key], !seat.isFixed else { return }
    let rect = CGRect(
      x: value(of: seat.left), y: value(of: seat.top), width: value(of: seat.width),
      height: value(of: seat.height))
    guard rect != seat.solved else { return }
    seats[key]?.solved = rect
    seats[key]?.isUnplaced = true
    if let view = seat.view { view.parent?.mark(.layout) }
    guard let guide = seat.guide else { return }
    guide.solved = rect
    if case .content = guide.shape { guide.owningView?.contentGuideChanged(to: rect.size) }
  }

  /// Places a view as its constraints say.
  func place(_ view: UIView) {
    let key = ObjectIdentifier(view)
    guard let seat = seats[key], !seat.isFixed, let rect = seat.solved,
      seat.isUnplaced || ConstraintPolicy.current.placesAgain
    else { return }
    seats[key]?.isUnplaced = false
    view.changeGeometry { $0.placeUntransformed(in: rect) }
  }
}

extension CGSize {
  /// In how many directions it says something.
  fileprivate var ownSides: Int {
    (width == UIView.noIntrinsicMetric ? 0 : 1) + (height == UIView.noIntrinsicMetric ? 0 : 1)
  }
}

extension ViewGeometry {
  /// Where the view would lie without its transform: layout doesn't know of that.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - anchor.x * bounds.size.width, y: center.y - anchor.y * bounds.size.height,
      width: bounds.size.width, height: bounds.size.height)
  }

  /// Gives the view a size and a centre; the transform stays.
  mutating func placeUntransformed(in rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(
      x: rect.origin.x + anchor.x * rect.size.width,
      y: rect.origin.y + anchor.y * rect.size.height)
  }
}
