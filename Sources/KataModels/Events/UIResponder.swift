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

  // MARK: Actions

  /// Whether the responder performs an action now: whether it has the method, unless a class says
  /// otherwise
  /// (developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)).
  ///
  /// The page also says that the default calls the next responder where there is no such method; by what
  /// `target(forAction:withSender:)` returns nobody can tell, and no kata asks for this answer alone.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Who performs an action: this one if it can, else the first up the chain that can
  /// (developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var next: UIResponder? = self
    while let responder = next {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      next = responder.next
      if let next, next.overridesTarget {
        return next.target(forAction: action, withSender: sender)
      }
    }
    return nil
  }

  // MARK: Keys

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Combinations of keys that mean an action, as long as the responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

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
