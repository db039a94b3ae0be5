extension UIViewController {
  final func adopt(_ child: UIViewController) {
    if lineage.contains(child) {
      fatalError("a controller can't be added to itself or to a controller inside it")
    }
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
