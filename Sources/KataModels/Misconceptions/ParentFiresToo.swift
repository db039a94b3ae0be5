extension GesturePolicy {
  /// The belief that a recogniser of the view above acts beside one of the touched view.
  @MainActor static func excludesOnItsView(
    _ winner: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    winner.view === other.view && excludes(winner, other)
  }
}
