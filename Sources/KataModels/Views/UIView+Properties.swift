import KataTrace

extension UIView {
  /// Updates the properties of this view and of what it holds, where that was asked for, and lays
  /// nothing out.
  final func updatePropertiesOfTree() {
    for _ in 0..<1_000 where isWaiting(for: .allProperties) {
      passOver(.allProperties) { $0.updatePropertiesIfMarked() }
    }
    guard isWaiting(for: .allProperties) else { return }
    fatalError("updating properties never ends: something asks for it each time it is done")
  }

  /// The controller first, where this is its root view; which of the two comes first isn't vouched
  /// for, and no kata asks.
  final func updatePropertiesIfMarked() {
    let marked = needs.marked.intersection(.allProperties)
    guard !marked.isEmpty else { return }
    needs.marked.subtract(.allProperties)
    let controller = hasController && marked.contains(.controllerProperties) ? controller : nil
    UITraitCollection.performAsCurrent(of: self) {
      controller?.sendUpdateProperties()
      guard marked.contains(.properties), overridesUpdateProperties else { return }
      Tracer.send(.drawing, to: self, "updateProperties")
      updateProperties()
    }
  }
}

extension UIViewController {
  fileprivate func sendUpdateProperties() {
    guard overridesUpdateProperties else { return }
    Tracer.send(.drawing, to: self, "updateProperties")
    updateProperties()
  }
}
