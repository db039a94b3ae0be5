/// Which recognisers keep each other from acting.
struct GesturePolicy: Sendable {
  typealias Question = @MainActor @Sendable (UIGestureRecognizer, UIGestureRecognizer) -> Bool

  /// Whether the first, having recognised its gesture, makes the second fail.
  var prevents: Question
  /// Those of the competitors that have to fail before the recogniser may act.
  var required:
    @MainActor @Sendable (UIGestureRecognizer, GestureCompetitors) -> [UIGestureRecognizer]
  /// The states in which an action is sent.
  var actionStates: Set<UIGestureRecognizer.State>
  /// What a discrete gesture goes through once it is recognised.
  var discreteSteps: [UIGestureRecognizer.State]
  /// What a long press goes through when its time is over.
  var pressSteps: [UIGestureRecognizer.State]
  /// What an active gesture enters that is cancelled.
  var cancelledState: UIGestureRecognizer.State
  /// Called after each action.
  var hasActed: @MainActor @Sendable (UIGestureRecognizer) -> Void

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
  @MainActor static func required(
    by recognizer: UIGestureRecognizer, _ competitors: GestureCompetitors
  ) -> [UIGestureRecognizer] {
    recognizer.required(among: competitors)
  }

  /// An action leaves what a gesture measures alone.
  @MainActor static func goesOn(_ recognizer: UIGestureRecognizer) {}
}
