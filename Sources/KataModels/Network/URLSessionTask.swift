/// One load of a session. The session keeps it, and what its handler captures, until it has ended.
// Safe: only one thread runs at a time.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  typealias Outcome = Result<(Data, URLResponse), any Error>

  public final let taskIdentifier: Int
  public final let originalRequest: URLRequest?
  public final var currentRequest: URLRequest? { originalRequest }
  /// What the server said; nil until the task has ended well.
  public private(set) final var response: URLResponse?
  /// Why it failed; nil while it runs, and where it ended well.
  public private(set) final var error: (any Error)?
  /// Suspended until it is told to resume.
  public private(set) final var state = State.suspended
  public final var taskDescription: String?

  /// Until the task has ended.
  private var session: URLSession?
  private var answer: (@Sendable (Outcome) -> Void)?
  private var load: NetworkLoad?
  /// Called with what is to happen at the end of the load.
  private var whenEnded: ((@escaping @Sendable () -> Void) -> Void)?

  init(
    _ request: URLRequest, number: Int, in session: URLSession,
    answer: (@Sendable (Outcome) -> Void)? = nil
  ) {
    (originalRequest, taskIdentifier, self.session) = (request, number, session)
    self.answer = answer
    super.init()
  }

  public final var countOfBytesReceived: Int64 { load?.receivedByNow ?? 0 }

  // MARK: Beginning

  /// Begins to load. A task that has begun or ended takes no notice.
  open func resume() {
    guard state == .suspended, let request = originalRequest else { return }
    state = .running
    guard let url = request.url, let session else { return end(.failure(URLError(.badURL))) }
    whenEnded = NetworkPolicy.current.whenBegun()
    let load = NetworkLoad(to: url) { result in
      self.whenEnded? { self.end(result.map { ($0.data, $0.response) }.mapError { $0 }) }
    }
    self.load = load
    load.begin(
      idle: idle(of: request, in: session.configuration),
      limit: session.configuration.timeoutIntervalForResource)
  }

  /// Begins, and answers to `answer` alone; at once where the task was cancelled before and is over.
  final func begin(_ answer: @escaping @Sendable (Outcome) -> Void) {
    if let error { return answer(.failure(error)) }
    self.answer = answer
    resume()
  }

  /// The request's own time-out where it has one, else the session's. Which of two counts isn't
  /// public.
  private func idle(
    of request: URLRequest, in configuration: URLSessionConfiguration
  ) -> TimeInterval {
    request.timeoutInterval == URLRequest.defaultTimeout
      ? configuration.timeoutIntervalForRequest : request.timeoutInterval
  }

  // MARK: Ending

  /// Stops the load and returns. The task still answers, with `URLError.cancelled`
  /// (developer.apple.com/documentation/foundation/urlsessiontask/cancel()).
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    load?.cancel()
    whenEnded? {}
    let error = originalRequest?.url.map { URLError(.cancelled, url: $0) } ?? URLError(.cancelled)
    answerCancelled { self.end(.failure(error)) }
  }

  func answerCancelled(_ answer: @escaping @Sendable () -> Void) {
    NetworkPolicy.answerCancelled(answer)
  }

  private func end(_ outcome: Outcome) {
    guard state != .completed else { return }
    state = .completed
    switch outcome {
    case .success(let answer): response = answer.1
    case .failure(let failure): error = failure
    }
    let (answer, session) = (answer, session)
    (self.answer, self.session, whenEnded) = (nil, nil, nil)
    answer?(outcome)
    session?.forget(self)
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func suspend() { leftOut() }
}

/// A load whose data comes as a whole.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  /// Whether a completion handler waits, as for tasks that aren't begun by `await`.
  private let hasHandler: Bool

  /// For `await`: who waits is told when it begins.
  init(_ request: URLRequest, number: Int, in session: URLSession) {
    hasHandler = false
    super.init(request, number: number, in: session)
  }

  init(
    _ request: URLRequest, number: Int, in session: URLSession,
    handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    hasHandler = true
    let queue = session.delegateQueue
    super.init(request, number: number, in: session) { outcome in
      queue.addOperation {
        switch outcome {
        case .success((let data, let response)): handler(data, response, nil)
        case .failure(let error): handler(nil, nil, error)
        }
      }
    }
  }

  override func answerCancelled(_ answer: @escaping @Sendable () -> Void) {
    if hasHandler {
      NetworkPolicy.current.whenCancelled(answer)
    } else {
      super.answerCancelled(answer)
    }
  }
}
