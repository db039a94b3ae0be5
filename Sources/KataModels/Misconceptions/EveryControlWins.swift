extension ControlPolicy {
  /// The belief that a control keeps its touches from every recogniser above it.
  @MainActor static func everyControlWins(
    _ view: UIView, _ recognizer: UIGestureRecognizer
  ) -> Bool {
    view is UIControl && recognizer.view !== view
  }
}
