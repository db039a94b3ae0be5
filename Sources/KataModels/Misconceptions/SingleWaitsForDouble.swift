extension GesturePolicy {
  /// The belief that a single tap waits for the double tap beside it without being told to.
  @MainActor static func requiredAndDouble(
    by recognizer: UIGestureRecognizer, _ competitors: GestureCompetitors
  ) -> [UIGestureRecognizer] {
    let told = required(by: recognizer, competitors)
    guard let tap = recognizer as? UITapGestureRecognizer else { return told }
    return told
      + competitors.all.filter { other in
        guard let longer = other as? UITapGestureRecognizer else { return false }
        return tap.view === longer.view && tap.numberOfTapsRequired < longer.numberOfTapsRequired
      }
  }
}
