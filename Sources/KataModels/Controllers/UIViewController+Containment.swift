extension UIViewController {
  final func adopt(_ child: UIViewController) {
    precondition(child !== self, "a controller can't be its own child")
    if child.parent === self { return }
    child.parent?.disown(child)
    offspring.append(child)
    child.parent = self
    child.announceMove(to: self)
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.disown(self)
    announceArrival(in: nil)
  }

  final func disown(_ child: UIViewController) {
    offspring.removeAll { $0 === child }
    child.parent = nil
  }

  final func announceMove(to parent: UIViewController?) {
    Tracer.send(.containment, to: self, "willMove(toParent: \(Self.name(of: parent)))")
    willMove(toParent: parent)
  }

  final func announceArrival(in parent: UIViewController?) {
    Tracer.send(.containment, to: self, "didMove(toParent: \(Self.name(of: parent)))")
    didMove(toParent: parent)
  }

  private static func name(of parent: UIViewController?) -> String {
    parent.map { Tracer.name(of: $0) } ?? "nil"
  }

  /// The nearest of that class among the controllers above.
  final func ancestor<Container: UIViewController>(of type: Container.Type) -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }
}
