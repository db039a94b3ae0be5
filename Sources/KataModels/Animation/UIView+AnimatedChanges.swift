// What is set inside an animation block is animated, if it can be.

extension UIView {
  /// Where the view answers that it lies.
  final var answered: ViewGeometry { AnimationPolicy.current.geometry(self) }

  /// Changes where the view lies have been made.
  final func animateGeometry(from old: ViewGeometry) {
    guard let run = AnimationContext.run, root != nil else { return }
    var before = layer.look
    before.geometry = old
    if geometry.center != old.center { layer.animate(.position, from: before, by: run) }
    if geometry.bounds != old.bounds { layer.animate(.bounds, from: before, by: run) }
    if geometry.transform != old.transform { layer.animate(.transform, from: before, by: run) }
  }

  final func setHidden(_ isHidden: Bool) {
    visibility.isHidden = isHidden
    // Nothing is drawn while hidden.
    if !isHidden { bubbleNeeds() }
  }

  final func setOpacity(_ opacity: Float) {
    guard let run = AnimationContext.run, root != nil else {
      visibility.opacity = opacity
      return
    }
    let before = layer.look
    visibility.opacity = opacity
    layer.animate(.opacity, from: before, by: run)
  }

  final func animateBackground(from old: UIColor?) {
    guard let run = AnimationContext.run, root != nil else { return }
    var before = layer.look
    before.backgroundColor = old?.resolvedColor(with: resolvedTraits).cgColor
    layer.animate(.backgroundColor, from: before, by: run)
  }
}

extension CALayer {
  /// A view's layer has been changed in a way that the view doesn't know of.
  final func animateInBlock(_ property: AnimatedProperty, from before: LayerLook) {
    guard let view, view.root != nil else { return }
    nonisolated(unsafe) let layer = self
    onMain {
      if let run = AnimationContext.run { layer.animate(property, from: before, by: run) }
    }
  }
}
