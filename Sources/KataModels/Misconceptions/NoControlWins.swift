extension ControlPolicy {
  /// The belief that a recogniser above takes the touch from every control.
  @MainActor static func noControlWins(_ view: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
