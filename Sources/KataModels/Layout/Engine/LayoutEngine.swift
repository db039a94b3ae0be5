/// Auto Layout for one tree: it keeps what the active constraints in it come to.
///
/// Places are told in the coordinates of a view's superview, of a guide's owner. A tree that
/// changes has all of it set up anew; a constant, a frame or a view's own size that changes is
/// followed from the last solution.
@MainActor final class LayoutEngine {
  /// False spares every view the question while no program has used a constraint.
  static var isUsed = false
  /// Engines with something to bring up to date.
  private static var waiting: [LayoutEngine] = []

  weak var top: UIView?
  /// Whether it asks for a size, and leaves all views where they are.
  let isFitting: Bool
  var solver = ConstraintSolver()
  var seats: [ObjectIdentifier: LayoutSeat] = [:]
  var installed: [(constraint: NSLayoutConstraint, id: ConstraintSolver.ID)] = []
  /// Which constraints can't be satisfied at present.
  var broken: [NSLayoutConstraint] = []

  private var isStale = true
  private var needsRefresh = false
  private var isWaiting = false

  init(top: UIView, isFitting: Bool = false) {
    (self.top, self.isFitting) = (top, isFitting)
  }

  // MARK: Changes

  /// Constraints or the tree have changed.
  func setStale() {
    isStale = true
    wait()
  }

  /// Constants, frames or a view's own size have changed.
  func setNeedsRefresh() {
    needsRefresh = true
    wait()
  }

  private func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    Self.waiting.append(self)
    if top?.root != nil { MainLoop.main.setNeedsCommit() }
  }

  // MARK: Solving

  /// Brings all engines up to date, and asks for layout where views are to move.
  static func updateAll() {
    while let engine = waiting.popLast() {
      engine.isWaiting = false
      engine.update()
    }
  }

  private func update() {
    guard let top, isFitting || top.surroundings?.engine === self else { return }
    if isStale || (needsRefresh && !refresh()) { build(in: top) }
    (isStale, needsRefresh) = (false, false)
    retryBroken()
    solver.solve()
    for key in Array(seats.keys) { takeSolution(of: key) }
  }

  /// Sets up everything from the tree.
  private func build(in top: UIView) {
    solver = ConstraintSolver()
    let former = seats
    (seats, installed) = ([:], [])
    var constraints: [NSLayoutConstraint] = []
    var sized: [UIView] = []
    top.forEachInTree { view in
      guard let role = view.surroundings?.role else { return }
      if !isFitting { role.engine = self }
      constraints += role.held
      if !role.translatesMask { sized.append(view) }
    }
    let known = broken
    broken = []
    for constraint in constraints.sorted(by: { $0.turn < $1.turn }) {
      install(constraint, isNews: !known.contains { $0 === constraint })
    }
    for view in sized where view.hasOwnSize && isFree(view) { _ = seat(of: view) }
    for (key, seat) in former { seats[key]?.solved = seat.solved }
  }

  /// Sets up for `size(of:fitting:_:)`.
  private func prepare(in top: UIView) {
    build(in: top)
    solver.solve()
  }

  private func retryBroken() {
    let waiting = broken
    broken = []
    for constraint in waiting { install(constraint, isNews: false) }
  }

  // MARK: Fitting

  static func size(
    of view: UIView, fitting target: CGSize, _ priorities: AxisPriorities
  ) -> CGSize {
    let engine = LayoutEngine(top: view, isFitting: true)
    engine.prepare(in: view)
    let seat = engine.seat(of: view)
    for (variable, goal, priority) in [
      (seat.width, target.width, priorities.horizontal),
      (seat.height, target.height, priorities.vertical),
    ] {
      var expression = LinearExpression(variable)
      expression.constant = -Double(goal)
      // What can't be wanted isn't.
      _ = try? engine.solver.add(
        LinearConstraint(
          expression: expression, relation: .equal,
          strength: ConstraintPolicy.current.strength(priority, .max)))
    }
    engine.solver.solve()
    return CGSize(
      width: engine.value(of: seat.width), height: engine.value(of: seat.height))
  }
}
