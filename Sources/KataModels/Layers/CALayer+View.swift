// One store: where a layer belongs to a view, the view keeps what both have.

extension CALayer {
  final var geometry: ViewGeometry { view?.geometry ?? own.geometry }

  final var visibility: ViewVisibility { view?.visibility ?? own.visibility }

  /// Everything that shows of the layer, as the model has it.
  final var look: LayerLook {
    guard let view else { return own }
    var look = own
    (look.geometry, look.visibility) = (view.geometry, view.visibility)
    look.backgroundColor = backgroundColor
    return look
  }

  final func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    guard let view else {
      return self.change(.position, .bounds, .transform) { change(&$0.geometry) }
    }
    var changed = view.geometry
    change(&changed)
    onMain { [changed] in view.changeGeometry { $0 = changed } }
  }

  /// The view dies: what it kept for both is the layer's own from now on.
  final func outlive(_ view: UIView) {
    (own.geometry, own.visibility) = (view.geometry, view.visibility)
    self.view = nil
  }
}

extension UIView {
  /// What shows of the view. Made when it is first asked for, as most views' never are.
  public final var layer: CALayer {
    let surroundings = makeSurroundings()
    if let layer = surroundings.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    layer.delegate = self
    surroundings.layer = layer
    return layer
  }

  /// What the background is under the view's traits.
  final var resolvedBackground: CGColor? {
    backgroundColor?.resolvedColor(with: resolvedTraits).cgColor
  }
}

/// Does what only the main actor may, from a layer, which belongs to no actor.
///
/// Safe: only one thread of a program runs at a time, so that it does no harm on any of them. On iOS, too,
/// a layer may be touched off the main thread, and nobody says so.
func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Value).self)()
  }
}
