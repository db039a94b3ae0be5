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

  /// Whether a finger that came down on the control is still down.
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

  /// Performs one method; every order for a target goes through here.
  ///
  /// - Parameter target: nil means the first one up the chain that has the method, from the first
  ///   responder where there is one, else from the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver = target.map { $0 as AnyObject } ?? taker(of: action)
    if let receiver { _SelectorTable.send(action, to: receiver, self, event) }
  }

  /// Performs one action; every order for an action goes through here.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  // MARK: Touches

  // A control hands no touch on.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    (tracked, isTouchInside, isHighlighted) = (touch, true, true)
    report(.touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    isTouchInside = isNear(tracked)
    isHighlighted = isTouchInside
  }

  /// What was begun is ended, also where the control has been disabled meanwhile.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    endTracking()
    report(isInside ? .touchUpInside : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    endTracking()
    report(.touchCancel, event)
  }

  private func endTracking() { (tracked, isTouchInside, isHighlighted) = (nil, false, false) }

  private func isNear(_ touch: UITouch) -> Bool {
    let tolerance = CGFloat(UIKitRules.current.controls.tolerance)
    return bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(touch.location(in: self))
  }

  /// Sends what a finger did, and says so.
  func report(_ event: Event, _ cause: UIEvent?) {
    Tracer.send(.actions, to: self, event.name)
    send(event, with: cause)
  }
}
