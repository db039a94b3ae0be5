extension UIView {
  /// True unless set: the frame counts as it is, and constraints about the view meet it as
  /// required ones. Set it to false for a view that constraints are to place.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { surroundings?.role?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      makeRole().translatesMask = newValue
      constraintsChanged()
    }
  }

  // MARK: Constraints

  /// The active constraints that this view holds: those whose nearest common view it is.
  public final var constraints: [NSLayoutConstraint] { surroundings?.role?.held ?? [] }

  /// Better: `isActive`, which finds the view itself.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
      fatalError(
        "Impossible to set up layout with view hierarchy unprepared for constraint. "
          + "'\(constraint)' is about a view that isn't in \(traceName)")
    }
    if constraint.holder !== self { constraint.deactivate() }
    hold(constraint)
  }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    for view in constraint.views { _ = view.makeRole() }
    makeRole().held.append(constraint)
    constraint.join(self)
    constraintsChanged()
  }

  final func letGo(_ constraint: NSLayoutConstraint) {
    surroundings?.role?.held.removeAll { $0 === constraint }
    constraint.holder = nil
    constraintsChanged()
  }

  /// Takes away constraints that this view or one above it holds.
  final func letGoOfConstraints(where matches: (NSLayoutConstraint) -> Bool) {
    var next: UIView? = self
    while let view = next {
      for constraint in view.constraints where matches(constraint) { view.letGo(constraint) }
      next = view.parent
    }
  }

  // MARK: A size of one's own

  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    surroundings?.role?.hugging[axis] ?? .defaultLow
  }

  /// How much the view minds being larger than its own size; 250 unless set.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    makeRole().hugging[axis] = priority
    constraintsChanged()
  }

  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    surroundings?.role?.resistance[axis] ?? .defaultHigh
  }

  /// How much the view minds being smaller than its own size; 750 unless set.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    makeRole().resistance[axis] = priority
    constraintsChanged()
  }

  // MARK: Fitting

  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size nearest to the target that the constraints inside the view allow, both directions
  /// wanting the target with the priority 50.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine.size(
      of: self, fitting: targetSize,
      AxisPriorities(horizontal: horizontal, vertical: vertical))
  }
}
