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
      if let controller { controller.sendUpdateProperties(of: self) }
      guard marked.contains(.properties), overridesUpdateProperties else { return }
      forgetTraitReads(of: .properties)
      TraitReader.run(.properties, over: self) {
        Tracer.send(.drawing, to: self, "updateProperties")
        updateProperties()
      }
    }
  }
}

extension UIViewController {
  fileprivate func sendUpdateProperties(of view: UIView) {
    guard overridesUpdateProperties else { return }
    view.forgetTraitReads(of: .controllerProperties)
    TraitReader.run(.controllerProperties, over: view, of: self) {
      Tracer.send(.drawing, to: self, "updateProperties")
      updateProperties()
    }
  }
}
