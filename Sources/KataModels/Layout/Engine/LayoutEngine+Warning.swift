extension LayoutEngine {
  /// Says which constraints collide, and which of them isn't satisfied. Which one UIKit breaks it
  /// doesn't promise; here it is the one that was activated last.
  func warn(of constraint: NSLayoutConstraint, _ conflict: ConstraintConflict) {
    guard !isFitting else { return }
    let lines = others(in: conflict) + [constraint.description]
    SystemLog.warn(
      """
      Unable to simultaneously satisfy constraints.
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
      Will attempt to recover by breaking constraint
          \(constraint.description)
      """)
  }

  /// The constraints in the order of their activation, after the frames that count as they are.
  private func others(in conflict: ConstraintConflict) -> [String] {
    let ids = Set(conflict.others)
    var frames: [String] = []
    for seat in seats.values {
      guard let view = seat.view else { continue }
      for prop in seat.props where ids.contains(prop.id) {
        frames.append(text(of: prop, view, seat))
      }
    }
    let constraints = installed.filter { ids.contains($0.id) }.map(\.constraint)
    return frames.sorted() + constraints.sorted { $0.turn < $1.turn }.map(\.description)
  }

  private func text(of prop: Prop, _ view: UIView, _ seat: LayoutSeat) -> String {
    let constant = -(solver.entries[prop.id]?.constraint.expression.constant ?? 0)
    switch prop.kind {
    case .frame: return "\(view.layoutName).\(prop.attribute) == \(constant.short), its frame"
    case .hugging: return "\(view.layoutName).\(prop.attribute) <= \(constant.short), its own size"
    case .resistance:
      return "\(view.layoutName).\(prop.attribute) >= \(constant.short), its own size"
    }
  }
}
