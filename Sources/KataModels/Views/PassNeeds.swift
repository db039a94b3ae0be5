/// What a view waits for, itself or something below it: a pass goes down only where something
/// waits.
struct PassNeeds: Hashable, Sendable {
  /// The passes that each turn of the main loop may end with.
  struct Passes: OptionSet, Hashable, Sendable {
    var rawValue: UInt8

    static let properties = Passes(rawValue: 1)
    static let layout = Passes(rawValue: 2)
    static let display = Passes(rawValue: 4)
    /// Those of the controller whose root view it is.
    static let controllerProperties = Passes(rawValue: 8)
    static let constraints = Passes(rawValue: 16)

    static let allProperties: Passes = [.properties, .controllerProperties]
    /// What comes before drawing.
    static let update: Passes = [.properties, .controllerProperties, .layout]
  }

  /// A new view is laid out once, and has its properties set and its constraints updated
  /// (evidence: Y08).
  var marked: Passes = [.update, .constraints]
  var below: Passes = []
  /// Whether the view or one below it has ever had to do with constraints.
  var hasRoles = false

  var all: Passes { marked.union(below) }
}

extension UIView {
  /// Asks for passes over this view at the end of the turn.
  final func mark(_ passes: PassNeeds.Passes) {
    needs.marked.formUnion(passes)
    bubbleNeeds()
  }

  /// Notes above what this view and those below wait for, up to where it is noted already.
  final func bubbleNeeds() {
    let waiting = needs.all
    guard !waiting.isEmpty else { return }
    var next = parent
    while let view = next, !view.needs.below.isSuperset(of: waiting) {
      view.needs.below.formUnion(waiting)
      next = view.parent
    }
    if root != nil { MainLoop.main.setNeedsCommit() }
  }

  final func isWaiting(for passes: PassNeeds.Passes) -> Bool {
    !needs.all.isDisjoint(with: passes)
  }

  /// Visits, top down, the views of the tree that wait for one of the passes; the visit takes its
  /// own marks away. Depth costs no stack.
  ///
  /// - Parameter isBarred: hidden views aren't gone into; they and what they hold go on waiting.
  final func passOver(
    _ passes: PassNeeds.Passes, exceptHidden isBarred: Bool = false, _ visit: (UIView) -> Void
  ) {
    var waiting = [self]
    while let view = waiting.popLast() {
      if isBarred, view.visibility.isHidden { continue }
      view.needs.below.subtract(passes)
      if !view.needs.marked.isDisjoint(with: passes) { visit(view) }
      for child in view.children.reversed() where child.isWaiting(for: passes) {
        waiting.append(child)
      }
    }
  }
}
