/// One thing to do when something happens to a control.
struct ControlOrder {
  enum Deed {
    /// The target isn't kept. Without one the chain is asked.
    case method(WeakReference?, Selector)
    /// The action is kept, with all that it captures.
    case action(UIAction)
  }

  let deed: Deed
  var events: UIControl.Event

  @MainActor func isFor(_ target: AnyObject?, _ action: Selector) -> Bool {
    guard case .method(let mine, action) = deed else { return false }
    return mine?.object === target
  }

  @MainActor func isFor(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = deed { action.identifier == identifier } else { false }
  }
}

// Orders are performed in the order they were added
// (developer.apple.com/documentation/uikit/uicontrol; Texture's ASControlNodeTests).
extension UIControl {
  // MARK: Targets and their methods

  /// The same pair of target and method counts once. The target isn't kept.
  ///
  /// - Parameter target: nil means whoever has the method, up the chain.
  public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    if let index = orders.firstIndex(where: { $0.isFor(target, action) }) {
      orders[index].events.formUnion(controlEvents)
    } else {
      let deed = ControlOrder.Deed.method(target.map(WeakReference.init), action)
      orders.append(ControlOrder(deed: deed, events: controlEvents))
    }
  }

  /// - Parameters:
  ///   - target: nil means every target.
  ///   - action: nil means every method.
  public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    withdraw(controlEvents) { order in
      guard case .method(let mine, let method) = order.deed else { return false }
      return (target == nil || mine?.object === target) && (action == nil || method == action)
    }
  }

  /// The methods a target is sent for an event; nil where there are none.
  public final func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = orders.compactMap { order -> String? in
      guard case .method(let mine, let method) = order.deed, mine?.object === target,
        order.events.contains(event)
      else { return nil }
      return "\(method)"
    }
    return names.isEmpty ? nil : names
  }

  /// Whom it sends methods to; a null among them stands for nobody in particular
  /// (developer.apple.com/documentation/uikit/uicontrol/alltargets).
  public final var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for order in orders {
      switch order.deed {
      case .method(nil, _): targets.insert(NSNull())
      case .method(let target?, _): target.object.map { _ = targets.insert(.identity(of: $0)) }
      case .action: break
      }
    }
    return targets
  }

  /// The events that anything was asked for.
  public final var allControlEvents: Event {
    orders.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Actions

  /// The control keeps the action. One with the same identifier is replaced.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    orders.append(ControlOrder(deed: .action(action), events: controlEvents))
  }

  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  public final func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    withdraw(controlEvents) { $0.isFor(identifier) }
  }

  private func withdraw(_ events: Event, where matches: (ControlOrder) -> Bool) {
    for index in orders.indices where matches(orders[index]) {
      orders[index].events.subtract(events)
    }
    orders.removeAll { $0.events.isEmpty }
  }

  // MARK: Performing

  final func send(_ events: Event, with cause: UIEvent?) {
    for order in orders where !order.events.isDisjoint(with: events) {
      switch order.deed {
      case .method(nil, let action): sendAction(action, to: nil, for: cause)
      case .method(let target?, let action):
        if let target = target.object { sendAction(action, to: target, for: cause) }
      case .action(let action): sendAction(action)
      }
    }
  }
}

extension AnyHashable {
  /// The object itself where it is hashable, as every Objective-C object is, else what tells it
  /// from others.
  fileprivate static func identity(of object: AnyObject) -> AnyHashable {
    if let object = object as? any Hashable { return AnyHashable(object) }
    return AnyHashable(ObjectIdentifier(object))
  }
}
