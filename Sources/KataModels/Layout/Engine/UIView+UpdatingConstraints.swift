import KataTrace

extension UIView {
  /// Updates the constraints of all that waits in the tree, bottom up.
  package final func updateConstraintsOfTree() {
    // What is asked for during a pass has its turn in the next one, up to where only a loop would
    // go on.
    for _ in 0..<100 where isWaiting(for: .constraints) {
      for view in waitingForConstraints.reversed() { view.sendUpdateConstraints() }
    }
  }

  /// A view before what it holds, siblings from front to back.
  private var waitingForConstraints: [UIView] {
    var (waiting, found): ([UIView], [UIView]) = ([self], [])
    while let view = waiting.popLast() {
      view.needs.below.remove(.constraints)
      if view.needs.marked.contains(.constraints) { found.append(view) }
      for child in view.children where child.isWaiting(for: .constraints) { waiting.append(child) }
    }
    return found
  }

  private func sendUpdateConstraints() {
    guard needs.marked.contains(.constraints) else { return }
    forgetTraitReads(of: .constraints)
    if hasController, let controller {
      TraitReader.run(.constraints, over: self, of: controller) {
        Tracer.send(.constraints, to: controller, "updateViewConstraints")
        controller.updateViewConstraints()
      }
    } else {
      sendOwnUpdateConstraints()
    }
    // A view that asks for another update inside its own gets none: UIKit calls that a feedback
    // loop (developer.apple.com/documentation/uikit/uiview/updateconstraints()).
    needs.marked.remove(.constraints)
  }

  final func sendOwnUpdateConstraints() {
    TraitReader.run(.constraints, over: self) {
      Tracer.send(.constraints, to: self, "updateConstraints")
      updateConstraints()
    }
  }
}
