extension GesturePolicy {
  /// The belief that a single tap waits for the double tap beside it without being told to.
  @MainActor static func isRequiredOrDouble(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    if isRequired(recognizer, other) { return true }
    guard let tap = recognizer as? UITapGestureRecognizer,
      let longer = other as? UITapGestureRecognizer
    else { return false }
    return tap.view === longer.view && tap.numberOfTapsRequired < longer.numberOfTapsRequired
  }
}
