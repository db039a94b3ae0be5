/// Loads over the staged network, in virtual time.
///
/// Completion handlers are called on `delegateQueue`, which isn't the main one unless the program
/// says so (developer.apple.com/documentation/foundation/urlsession).
// Safe: only one thread runs at a time.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public final let configuration: URLSessionConfiguration
  public final let delegateQueue: OperationQueue
  /// Those that have been made and haven't ended, by their number.
  private var tasks: [Int: URLSessionTask] = [:]
  private var lastNumber = 0
  private var isInvalid = false

  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// - Parameters:
  ///   - delegate: always nil, since the model has no delegates of sessions.
  ///   - delegateQueue: where completion handlers are called; nil: a serial queue of the session's.
  public init(
    configuration: URLSessionConfiguration, delegate: Never?, delegateQueue: OperationQueue?
  ) {
    let copy = configuration.copy() as? URLSessionConfiguration
    self.configuration = copy ?? configuration
    self.delegateQueue = delegateQueue ?? NetworkPolicy.current.queue()
    super.init()
  }

  // MARK: Tasks

  /// A task that begins when it is told to `resume`.
  ///
  /// - Parameter completionHandler: called once, with data and a response or with an error, on
  ///   `delegateQueue`.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    add(URLSessionDataTask(request, number: nextNumber(), in: self, handler: completionHandler))
  }

  final func add<Task: URLSessionTask>(_ task: Task) -> Task {
    guard !isInvalid else { fatalError("Task created in a session that has been invalidated") }
    tasks[task.taskIdentifier] = task
    return task
  }

  final func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  final func forget(_ task: URLSessionTask) { tasks[task.taskIdentifier] = nil }

  /// Those that have been made and haven't ended, the oldest first.
  open var allTasks: [URLSessionTask] {
    get async { tasks.values.sorted { $0.taskIdentifier < $1.taskIdentifier } }
  }

  // MARK: The end

  /// Cancels every task; the session makes no more.
  open func invalidateAndCancel() {
    guard self !== URLSession.shared else { return }
    isInvalid = true
    for number in tasks.keys.sorted() { tasks[number]?.cancel() }
  }

  /// Lets the tasks there are end; the session makes no more.
  open func finishTasksAndInvalidate() {
    if self !== URLSession.shared { isInvalid = true }
  }
}
