/// Where the model shows each touch and each recogniser as it changes. The stage listens.
@MainActor package enum TouchWatch {
  /// Called when a touch has come into a phase, before anyone hears of it.
  package static var touch: ((UITouch) -> Void)?
  /// Called when a recogniser has left a state for another, before its action.
  package static var recognizer:
    ((UIGestureRecognizer, UIGestureRecognizer.State, UIGestureRecognizer.State) -> Void)?
}
