/// Brings what is posted to whoever observes it: at once, in the order of registration.
///
/// An observer that comes while a notification is on its way hears nothing of that one; one that is
/// removed meanwhile is left out.
// Safe: only one thread of a program runs at a time.
public final class NotificationCenter: NSObject, @unchecked Sendable {
  public static let `default` = NotificationCenter()

  private var observations: [Observation] = []

  // MARK: Observing

  /// Sends `selector` to the observer, which the centre doesn't keep: a dead one hears no more.
  ///
  /// - Parameters:
  ///   - name: nil means every notification.
  ///   - object: nil means whoever posts.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let receiver = Observation.Receiver.method(WeakReference(observer as AnyObject), selector)
    add(Observation(name: name, object: object, receiver: receiver))
  }

  /// Calls the block, which the centre keeps, with all that it captures, until the token is
  /// removed.
  ///
  /// - Parameters:
  ///   - queue: nil means wherever it is posted. On the main queue the block runs at once if it is
  ///     posted there, else in a later turn.
  /// - Returns: the token to remove the observer by.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    add(Observation(name: name, object: object, receiver: .block(token, queue, block)))
    return token
  }

  /// - Parameter observer: a token, or the observer of a selector.
  public func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes only what was registered for this name and this object, where they are given.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let observer = observer as AnyObject
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    for observation in observations
    where observation.isHeld(by: observer) && (name == nil || observation.name == name)
      && (object == nil || observation.object == object)
    {
      observation.isRemoved = true
    }
    observations.removeAll(where: \.isRemoved)
  }

  private func add(_ observation: Observation) {
    observations.removeAll(where: \.isDead)
    observations.append(observation)
  }

  // MARK: Posting

  public func post(_ notification: Notification) {
    for observation in observations where observation.matches(notification) {
      observation.send(notification)
    }
  }

  public func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
