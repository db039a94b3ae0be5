import KataTrace

extension UIView {
  /// Changes where the view lies; subviews get their share of a new size at once.
  final func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    setGeometry(change)
    if !children.isEmpty, geometry.bounds.size != old.bounds.size {
      resizeSubviews(from: old.bounds.size)
    }
  }

  /// Changes where the view lies and leaves its subviews alone. A new size asks for layout of the
  /// view and of its superview.
  final func setGeometry(_ change: (inout ViewGeometry) -> Void) {
    // On a copy: what is never lent out needs no check whenever it is read.
    var changed = geometry
    change(&changed)
    let old = geometry
    if SafeArea.isUsed, changed != old { SafeArea.setNeedsTelling() }
    geometry = changed
    if LayoutEngine.isUsed, changed != old { tellEngine(of: old) }
    if AnimationContext.run != nil { animateGeometry(from: old) }
    if isDrawn { DisplayPolicy.current.follow(self, old) }
    if changed.bounds.size != old.bounds.size {
      setNeedsLayout()
      parent?.setNeedsLayout()
    }
    geometryChanged(from: old, to: changed)
  }

  final var topmostNeedingLayout: UIView {
    var view = self
    while let parent = view.parent, parent.needs.marked.contains(.layout) { view = parent }
    return view
  }

  /// Updates the properties and the layout of whatever waits in the tree, top down; what asks again
  /// while others are laid out has its turn in the same pass.
  package final func layoutTree() {
    for _ in 0..<1_000 where isWaiting(for: .update) {
      passOver(.update) { view in
        view.updatePropertiesIfMarked()
        view.layOutIfMarked()
      }
    }
    guard isWaiting(for: .update) else { return }
    fatalError("layout never ends: something asks for it each time it is laid out")
  }

  private func layOutIfMarked() {
    guard needs.marked.contains(.layout) else { return }
    if isWaiting(for: .constraints) { updateConstraintsOfTree() }
    needs.marked.remove(.layout)
    let controller = hasController ? controller : nil
    forgetTraitReads(of: .layout)
    UITraitCollection.performAsCurrent(of: self) {
      if let controller {
        TraitReader.run(.layout, over: self, of: controller) { controller.rootViewWillLayout() }
      }
      TraitReader.run(.layout, over: self) {
        Tracer.send(.layout, to: self, "layoutSubviews")
        layoutSubviews()
      }
      WorkCosts.spend(on: .layout)
      if let controller {
        TraitReader.run(.layout, over: self, of: controller) { controller.rootViewDidLayout() }
      }
    }
  }
}
