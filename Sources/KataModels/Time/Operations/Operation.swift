/// A piece of work that a queue begins when everything it depends on has finished
/// (developer.apple.com/documentation/foundation/operation).
///
/// A subclass overrides `main()`. One that goes on after `start()` has returned overrides `start()`,
/// `isExecuting` and `isFinished`, and says `didChangeValue(forKey: "isFinished")`.
// Safe: only one thread runs at a time.
open class Operation: NSObject, @unchecked Sendable {
  open var name: String?
  /// Which of several that may begin begins first.
  open var queuePriority = QueuePriority.normal
  open var qualityOfService = QualityOfService.default
  /// Called on another thread than the main one when the operation has finished.
  open var completionBlock: (@Sendable () -> Void)?

  /// Asks the operation to come to an end. One that has begun has to look itself; one that hasn't
  /// never runs its `main()`, and counts as finished.
  public private(set) final var isCancelled = false
  open var isExecuting: Bool { progress == .executing }
  open var isFinished: Bool { progress == .finished }
  open var isAsynchronous: Bool { false }
  /// Whether everything it depends on has finished, or it is cancelled.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

  public private(set) final var dependencies: [Operation] = []
  /// Those whose queue has to look again once this one has finished.
  private var dependents: [WeakReference] = []
  private var progress = Progress.waiting
  private var isReported = false
  final weak var queue: OperationQueue?

  private enum Progress {
    case waiting, executing, finished
  }

  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  // MARK: What it does

  open func start() {
    guard progress == .waiting else { return }
    if !isCancelled {
      progress = .executing
      main()
    }
    progress = .finished
    didChangeValue(forKey: "isFinished")
  }

  open func main() {}

  open func cancel() {
    isCancelled = true
    queue?.beginNext()
  }

  /// Holds the thread until the operation has finished.
  public final func waitUntilFinished() {
    MainLoop.main.hold(until: .infinity) { self.isFinished }
  }

  // MARK: Others

  public final func addDependency(_ operation: Operation) {
    dependencies.append(operation)
    operation.dependents.append(WeakReference(self))
  }

  public final func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
    queue?.beginNext()
  }

  // MARK: Telling

  public final func willChangeValue(forKey key: String) {}

  /// What a subclass with a state of its own says when that has changed.
  public final func didChangeValue(forKey key: String) {
    guard key == "isFinished", isFinished, !isReported else { return }
    isReported = true
    if let completionBlock { MainLoop.main.inBackground(completionBlock) }
    completionBlock = nil
    queue?.hasFinished(self)
    for dependent in dependents { (dependent.object as? Operation)?.queue?.beginNext() }
    dependents = []
  }
}

/// An operation made of closures.
open class BlockOperation: Operation, @unchecked Sendable {
  public private(set) final var executionBlocks: [@Sendable () -> Void]

  public override init() { executionBlocks = [] }

  public convenience init(block: @escaping @Sendable () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  public final func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
    executionBlocks.append(block)
  }

  open override func main() {
    for block in executionBlocks { block() }
  }
}
