extension GesturePolicy {
  /// The belief that a translation, a scale and a rotation are what has happened since the action
  /// before.
  @MainActor static func restarts(_ recognizer: UIGestureRecognizer) {
    // UIKit's own recognisers know better.
    guard recognizer.follower == nil else { return }
    switch recognizer {
    case let pan as UIPanGestureRecognizer: pan.setTranslation(.zero, in: nil)
    case let pinch as UIPinchGestureRecognizer: pinch.scale = 1
    case let rotation as UIRotationGestureRecognizer: rotation.rotation = 0
    default: break
    }
  }
}
