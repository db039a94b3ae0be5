/// How the tasks of a session load. The session copies it: what is changed afterwards goes for
/// nothing (developer.apple.com/documentation/foundation/urlsessionconfiguration).
// Safe: only one thread runs at a time.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// A new one at each call.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// A new one at each call. Nothing is kept on disk with the model's other one, either.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// How long a task waits for the next byte, in virtual seconds
  /// (developer.apple.com/documentation/foundation/urlsessionconfiguration/timeoutintervalforrequest).
  open var timeoutIntervalForRequest: TimeInterval = URLRequest.defaultTimeout
  /// How long all of a load may take, in virtual seconds; a week unless set
  /// (developer.apple.com/documentation/foundation/urlsessionconfiguration/timeoutintervalforresource).
  open var timeoutIntervalForResource: TimeInterval = 7 * 86_400
  /// Six unless set. Only HTTP/1.1 heeds it, and the staged network speaks HTTP/2
  /// (developer.apple.com/documentation/foundation/urlsessionconfiguration/httpmaximumconnectionsperhost).
  open var httpMaximumConnectionsPerHost = 6

  public override init() { super.init() }

  // The commonest that Foundation has and the model doesn't.

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var urlCache: URLCache? {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var waitsForConnectivity: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var httpAdditionalHeaders: [AnyHashable: Any]? {
    get { leftOut() }
    set {}
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = URLSessionConfiguration()
    copy.timeoutIntervalForRequest = timeoutIntervalForRequest
    copy.timeoutIntervalForResource = timeoutIntervalForResource
    copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
    return copy
  }
}
