extension AnimationPolicy {
  /// The belief that a view's own values change gradually while it is animated.
  @MainActor static func geometryOnTheWay(_ view: UIView) -> ViewGeometry {
    view.isMoving ? view.layer.shownLook.geometry : view.geometry
  }

  @MainActor static func opacityOnTheWay(_ view: UIView) -> Float {
    view.isMoving ? view.layer.shownLook.visibility.opacity : view.visibility.opacity
  }

  init(_ rules: UIKitRules.Animation) {
    let changesAtOnce = rules.model == .atOnce
    geometry = changesAtOnce ? Self.atOnce.geometry : Self.geometryOnTheWay
    opacity = changesAtOnce ? Self.atOnce.opacity : Self.opacityOnTheWay
    hide = rules.hiding == .atOnce ? Self.atOnce.hide : Self.fade
  }
}

extension UIView {
  final var isMoving: Bool { surroundings?.layer?.animations.isEmpty == false }
}
