/// The way of one touch to its view, past the recognisers that may hold it up or cut it off.
@MainActor final class TouchRoute {
  let touch: UITouch
  /// The touch as the set in which it is handed over.
  private let alone: Set<UITouch>
  /// Held while the finger is down: the touch keeps its view, and the view lives as long.
  let view: UIView
  /// Those of the hit view and of the views above it, the deepest view's first.
  let recognizers: [UIGestureRecognizer]
  private let event: UIEvent
  /// What has happened and the view hasn't heard.
  private var withheld: [UITouch.Phase] = []
  private var isHeard = false
  /// The scroll views that the view lies in, where there are any.
  private let content: ContentTouch?
  /// The view hears no more of this touch.
  private(set) var isClosed: Bool {
    didSet { if isClosed { touch.isTracked = false } }
  }

  /// - Parameter isBarred: another finger keeps the view from hearing of this one.
  init(
    _ touch: UITouch, view: UIView, recognizers: [UIGestureRecognizer], event: UIEvent,
    isBarred: Bool
  ) {
    (self.touch, self.view, self.recognizers, self.event) = (touch, view, recognizers, event)
    alone = [touch]
    content = isBarred ? nil : ContentTouch(view)
    isClosed = isBarred
    content?.start { [weak self] in self?.flush() }
  }

  /// Lets the recognisers hear a phase.
  func announce(_ phase: UITouch.Phase) {
    for recognizer in recognizers { recognizer.hear(phase, touch, alone, event) }
  }

  /// Notes a phase for the view and sends what nothing holds up.
  func post(_ phase: UITouch.Phase) {
    if phase == .moved, withheld.last == .moved { return }
    if phase == .cancelled, content?.isDelayed == true { return close() }
    withheld.append(phase)
    if phase == .ended { content?.letThrough() }
    flush()
  }

  /// Sends what was withheld, up to what a recogniser still holds up.
  func flush() {
    while !isClosed, let phase = withheld.first, !isHeldUp(phase) {
      withheld.removeFirst()
      if phase == .began, content?.mayBegin(alone, event) == false { return close() }
      send(phase)
    }
  }

  /// Takes the touch away from the view, which hears of it only if it heard of the touch.
  func cancel() {
    if isHeard, !isClosed { send(.cancelled) }
    close()
  }

  private func close() {
    withheld = []
    isClosed = true
    content?.letThrough()
  }

  private func isHeldUp(_ phase: UITouch.Phase) -> Bool {
    if content?.isDelayed == true { return true }
    for recognizer in recognizers where recognizer.isUndecided && recognizer.follows(touch) {
      if recognizer.delaysTouchesBegan { return true }
      if phase == .ended, recognizer.delaysTouchesEnded { return true }
    }
    return false
  }

  private func send(_ phase: UITouch.Phase) {
    isHeard = true
    touch.isTracked = true
    if phase == .ended || phase == .cancelled { isClosed = true }
    let actual = touch.phase
    touch.phase = phase
    view.receive(phase, alone, event)
    touch.phase = actual
  }
}
