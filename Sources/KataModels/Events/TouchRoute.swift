/// The way of one touch to its view, past the recognisers that may hold it up or cut it off.
@MainActor final class TouchRoute {
  let touch: UITouch
  /// Held while the finger is down: the touch keeps its view, and the view lives as long.
  private let view: UIView
  /// Those of the hit view and of the views above it, the deepest view's first.
  let recognizers: [UIGestureRecognizer]
  private let event: UIEvent
  /// What has happened and the view hasn't heard.
  private var withheld: [UITouch.Phase] = []
  private var isHeard = false
  /// The view hears no more of this touch.
  private(set) var isClosed: Bool

  /// - Parameter isBarred: the view takes one finger at a time and has one.
  init(
    _ touch: UITouch, view: UIView, recognizers: [UIGestureRecognizer], event: UIEvent,
    isBarred: Bool
  ) {
    (self.touch, self.view, self.recognizers, self.event) = (touch, view, recognizers, event)
    isClosed = isBarred
  }

  func leads(to other: UIView) -> Bool { !isClosed && view === other }

  /// Notes a phase for the view and sends what nothing holds up.
  func post(_ phase: UITouch.Phase) {
    if phase == .moved, withheld.last == .moved { return }
    withheld.append(phase)
    flush()
  }

  /// Sends what was withheld, up to what a recogniser still holds up.
  func flush() {
    while !isClosed, let phase = withheld.first, !isHeldUp(phase) {
      withheld.removeFirst()
      send(phase)
    }
  }

  /// Takes the touch away from the view, which hears of it only if it heard of the touch.
  func cancel() {
    withheld = []
    if isHeard, !isClosed { send(.cancelled) }
    isClosed = true
  }

  private func isHeldUp(_ phase: UITouch.Phase) -> Bool {
    recognizers.contains { recognizer in
      guard recognizer.isUndecided, recognizer.follows(touch) else { return false }
      return recognizer.delaysTouchesBegan || (phase == .ended && recognizer.delaysTouchesEnded)
    }
  }

  private func send(_ phase: UITouch.Phase) {
    isHeard = true
    if phase == .ended || phase == .cancelled { isClosed = true }
    let actual = touch.phase
    touch.phase = phase
    view.receive(phase, [touch], event)
    touch.phase = actual
  }
}
