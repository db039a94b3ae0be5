/// Which recognisers keep each other from acting.
struct GesturePolicy: Sendable {
  typealias Question = @MainActor @Sendable (UIGestureRecognizer, UIGestureRecognizer) -> Bool

  /// Whether the first, having recognised its gesture, makes the second fail.
  var prevents: Question
  /// Whether the first has to wait until the second has failed.
  var waits: Question
  /// The states in which an action is sent.
  var actionStates: Set<UIGestureRecognizer.State>
  /// What a discrete gesture goes through once it is recognised.
  var discreteSteps: [UIGestureRecognizer.State]

  static let current = GesturePolicy(UIKitRules.current.gestures)

  /// One gesture a touch, unless a delegate allows two.
  @MainActor static func excludes(
    _ winner: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    winner.canPrevent(other) && other.canBePrevented(by: winner)
      && winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
        != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
        != true
  }

  /// Only where somebody said so.
  @MainActor static func isRequired(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    recognizer.waits(for: other)
  }
}
