/// What a view answers about itself while it is animated, and what hiding it in a block does.
struct AnimationPolicy: Sendable {
  var geometry: @MainActor @Sendable (UIView) -> ViewGeometry
  var opacity: @MainActor @Sendable (UIView) -> Float
  var hide: @MainActor @Sendable (UIView, Bool) -> Void

  /// A view has its new values as soon as they are set, and only what is seen takes its time; being
  /// hidden has no values in between
  /// (developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide).
  static let atOnce = AnimationPolicy(
    geometry: { $0.geometry }, opacity: { $0.visibility.opacity },
    hide: { $0.setHidden($1) })

  static let current = AnimationPolicy(UIKitRules.current.animation)
}
