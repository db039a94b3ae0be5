/// One registration with a notification centre.
final class Observation {
  enum Receiver {
    case method(WeakReference, Selector)
    case block(NSObject, OperationQueue?, @Sendable (Notification) -> Void)
  }

  /// Nil means every notification.
  let name: Notification.Name?
  /// Whose notifications; nil means everyone's. The poster isn't kept.
  let object: ObjectIdentifier?
  private let receiver: Receiver
  /// Set while a post may still hold the observation.
  var isRemoved = false

  init(name: Notification.Name?, object: Any?, receiver: Receiver) {
    self.name = name
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    self.receiver = receiver
  }

  /// Whether the observer of a selector is gone.
  var isDead: Bool {
    if case .method(let observer, _) = receiver { observer.object == nil } else { false }
  }

  func isHeld(by observer: AnyObject) -> Bool {
    switch receiver {
    case .method(let mine, _): mine.object === observer
    case .block(let token, _, _): token === observer
    }
  }

  func matches(_ notification: Notification) -> Bool {
    guard name == nil || name == notification.name else { return false }
    guard let object else { return true }
    return notification.object.map { ObjectIdentifier($0 as AnyObject) } == object
  }

  /// Does nothing once it is removed.
  func send(_ notification: Notification) {
    guard !isRemoved else { return }
    switch receiver {
    case .method(let observer, let selector):
      guard let observer = observer.object else { return }
      _SelectorTable.send(selector, to: observer, notification)
    case .block(_, let queue, let block):
      guard let queue, queue !== OperationQueue.main || !MainLoop.main.isOnMainActor else {
        return block(notification)
      }
      // Safe: only one thread runs at a time.
      nonisolated(unsafe) let notification = notification
      queue.addOperation { block(notification) }
    }
  }
}

/// Somebody who is known without being kept.
struct WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
