/// A view's part in Auto Layout. Views that have none do without.
@MainActor final class LayoutRole {
  /// Whether the view's frame counts as it is, instead of following from constraints.
  var translatesMask = true
  /// The active constraints whose nearest common view this is.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var marginal: UILayoutGuide?
  /// A scrolling view's content.
  var content: UILayoutGuide?
  var visible: UILayoutGuide?
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The engine that has variables for the view.
  weak var engine: LayoutEngine?
}

/// A priority for each direction.
struct AxisPriorities: Hashable, Sendable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  final func makeRole() -> LayoutRole {
    let surroundings = makeSurroundings()
    if let role = surroundings.role { return role }
    let role = LayoutRole()
    surroundings.role = role
    noteRole()
    return role
  }

  /// Notes, up to where it is noted already, that constraints matter below.
  final func noteRole() {
    var next: UIView? = self
    while let view = next, !view.needs.hasRoles {
      view.needs.hasRoles = true
      next = view.parent
    }
  }
}
