extension GesturePolicy {
  /// The belief that every recogniser that sees its gesture acts.
  @MainActor static func excludesNobody(
    _ winner: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    false
  }
}
