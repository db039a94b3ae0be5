extension NotificationCenter {
  /// What the centre is given from when a task begins to ask, until the task ends or is cancelled
  /// (developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)).
  ///
  /// Here the sequence keeps everything that the task hasn't come to; Apple doesn't say how much its own
  /// keeps.
  public final class Notifications: AsyncSequence, Sendable {
    private let stream: @Sendable () -> AsyncStream<Kept>

    /// Notifications may hold what isn't `Sendable`, as UIKit's own may.
    // Safe: only one thread of a program runs at a time.
    fileprivate struct Kept: @unchecked Sendable {
      let notification: Notification
    }

    fileprivate init(stream: @escaping @Sendable () -> AsyncStream<Kept>) { self.stream = stream }

    public func makeAsyncIterator() -> Iterator { Iterator(base: stream().makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Kept>.Iterator

      public mutating func next() async -> Notification? { await base.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }

  /// - Parameter object: nil means whoever posts.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications { [weak self, weak object] in
      AsyncStream { continuation in
        guard let self else { return continuation.finish() }
        // Safe: only one thread of a program runs at a time.
        nonisolated(unsafe) let token = self.addObserver(forName: name, object: object, queue: nil)
        {
          continuation.yield(Notifications.Kept(notification: $0))
        }
        continuation.onTermination = { [weak self] _ in self?.removeObserver(token) }
      }
    }
  }
}
