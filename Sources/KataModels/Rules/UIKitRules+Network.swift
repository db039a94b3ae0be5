extension UIKitRules {
  /// When, and where, the answers of loads are heard.
  public struct Network: Codable, Sendable, Hashable {
    @Rule(
      "The completion handler of a task is called on its session's own serial queue, never on the main thread, unless the session was made with the main queue",
      since: "iOS 7",
      source:
        "developer.apple.com/documentation/foundation/urlsession/init(configuration:delegate:delegatequeue:)"
    )
    public var completesOn = CompletionQueue.sessionQueue

    @Rule(
      "A task that is cancelled ends with the error cancelled, and its completion handler is called with it",
      since: "iOS 7", source: "developer.apple.com/documentation/foundation/urlsessiontask/cancel()"
    )
    public var cancelledTasksAnswer = true

    @Rule(
      "Loads end when their bytes are there, in whatever order they began",
      since: "iOS 2",
      source: "developer.apple.com/documentation/foundation/url-loading-system")
    public var loadsEnd = LoadOrder.asTheyArrive

    public init() {}
  }

  /// Where completion handlers are called.
  public enum CompletionQueue: String, Codable, Sendable, Hashable {
    case sessionQueue, mainQueue
  }

  /// In which order loads end.
  public enum LoadOrder: String, Codable, Sendable, Hashable {
    case asTheyArrive, asTheyBegan
  }
}
