/// An object that can answer events, and hands on what it doesn't answer to `next`.
@MainActor open class UIResponder: NSObject {
  // Read also where the object dies, which may be outside the main actor, and then by it alone.
  package nonisolated(unsafe) final var traceLabel = TraceLabel()

  @MainActor public override init() {
    super.init()
    traceLabel = TraceLabel(for: self)
  }

  /// Who is asked when this one doesn't answer; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.receive(.began, touches, event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.receive(.moved, touches, event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.receive(.ended, touches, event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.receive(.cancelled, touches, event)
  }

  // MARK: First responder

  /// Whether the responder may get what is typed; false unless a class says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Asks the current first responder to resign, then takes its place.
  ///
  /// - Returns: whether this one is the first responder now. A view outside any window can't be.
  @discardableResult open func becomeFirstResponder() -> Bool {
    FirstResponder.hand(to: self)
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    FirstResponder.leave(self)
    return true
  }
}
