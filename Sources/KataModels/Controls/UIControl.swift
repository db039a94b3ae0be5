/// A view that turns touches into events and sends each to whoever asked for it.
@MainActor open class UIControl: UIView {
  final var orders: [ControlOrder] = []
  private var tracked: UITouch?

  // MARK: State

  /// A disabled control still is what a touch hits, and sends nothing.
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger that came down on the control is still down, and the control wants to hear
  /// of it.
  public final var isTracking: Bool { tracked != nil }
  /// Whether that finger is inside, or not far from it.
  public private(set) final var isTouchInside = false

  // MARK: Making

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// - Parameter primaryAction: runs when the control is used as it is meant to be.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Sending

  /// Performs everything that was asked for any of these events, in the order it was added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Performs one method; every order for a target goes through here, and on to the application
  /// (developer.apple.com/documentation/uikit/uicontrol/sendaction(_:to:for:)).
  ///
  /// - Parameter target: nil means the first one up the chain that has the method, from the first
  ///   responder where there is one, else from the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action; every order for an action goes through here.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// Sends what happened, and says so.
  func report(_ event: Event, _ cause: UIEvent?) {
    Tracer.send(.actions, to: self, event.name)
    send(event, with: cause)
  }

  // MARK: Tracking

  // For subclasses. Whether each comes before or after the event it belongs to isn't public; here
  // it comes before.

  /// - Returns: whether to go on hearing of the touch. False: nothing more is heard or sent.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has moved, inside or outside.
  ///
  /// - Returns: whether to go on hearing of the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has lifted, inside or outside.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  // A control hands no touch on.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    (tracked, isTouchInside, isHighlighted) = (touch, true, true)
    guard beginTracking(touch, with: event) else { return forget() }
    report(.touchDown, event)
    if touch.tapCount > 1 { report(.touchDownRepeat, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return forget() }
    for drag in Event.drags(from: wasInside, to: isTouchInside) { report(drag, event) }
  }

  /// What was begun is ended, also where the control has been disabled meanwhile
  /// (H168 of the evidence).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    forget()
    report(isInside ? .touchUpInside : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    cancelTracking(with: event)
    forget()
    report(.touchCancel, event)
  }

  private func forget() { (tracked, isTouchInside, isHighlighted) = (nil, false, false) }

  private func isNear(_ touch: UITouch) -> Bool {
    let tolerance = CGFloat(UIKitRules.current.controls.tolerance)
    return bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(touch.location(in: self))
  }
}

extension UIControl.Event {
  /// What a move sends, by where the finger was and where it is.
  fileprivate static func drags(from wasInside: Bool, to isInside: Bool) -> [Self] {
    let drag = isInside ? touchDragInside : touchDragOutside
    guard wasInside != isInside else { return [drag] }
    let crossing = isInside ? touchDragEnter : touchDragExit
    return UIKitRules.current.controls.crossingComesFirst ? [crossing, drag] : [drag, crossing]
  }
}
