/// When, and on which queue, a load's answer is heard.
struct NetworkPolicy: Sendable {
  /// Where a session calls completion handlers, unless the program says.
  var queue: @Sendable () -> OperationQueue
  /// A task that was cancelled may answer.
  var whenCancelled: @Sendable (_ answer: @escaping @Sendable () -> Void) -> Void
  /// A task has begun to load: gives back what the end of its load calls.
  var whenBegun: @Sendable () -> (_ answer: @escaping @Sendable () -> Void) -> Void

  static let current = NetworkPolicy(UIKitRules.current.network)

  /// A serial queue of the session's own, on which one handler runs after the other
  /// (developer.apple.com/documentation/foundation/urlsession/init(configuration:delegate:delegatequeue:)).
  static let ownQueue: @Sendable () -> OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }

  /// Soon, with an error
  /// (developer.apple.com/documentation/foundation/urlsessiontask/cancel()).
  static let answerCancelled: @Sendable (@escaping @Sendable () -> Void) -> Void = { answer in
    MainLoop.main.inBackground(answer)
  }

  /// As soon as it is there.
  static let asTheyArrive: @Sendable () -> (@escaping @Sendable () -> Void) -> Void = {
    { answer in answer() }
  }
}
