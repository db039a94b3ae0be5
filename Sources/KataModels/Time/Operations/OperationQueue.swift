/// Begins operations as they get ready, no more at once than it may
/// (developer.apple.com/documentation/foundation/operationqueue).
// Safe: only one thread runs at a time.
open class OperationQueue: NSObject, @unchecked Sendable {
  /// Works on the main thread, one operation after the other.
  public static let main = OperationQueue(isMain: true)
  /// As many as the system likes: here, all.
  public static let defaultMaxConcurrentOperationCount = -1

  open var name: String?
  open var qualityOfService = QualityOfService.default
  /// How many operations may be under way at once.
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount {
    didSet { beginNext() }
  }
  /// Whether nothing new begins. What has begun goes on.
  open var isSuspended = false {
    didSet { beginNext() }
  }

  private let isMain: Bool
  /// What hasn't begun, in the order it came.
  private var waiting: [Operation] = []
  private var running: [Operation] = []

  public override init() { isMain = false }

  private init(isMain: Bool) { self.isMain = isMain }

  /// The queue whose operation the code that asks is part of; nil where it is part of none.
  open class var current: OperationQueue? {
    if MainLoop.main.isOnMainActor { return main }
    return CrewThread.here?.operationQueue
  }

  // MARK: Adding

  public final func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// The queue keeps the operation until it has finished. One that is, or was, in a queue traps, as
  /// on iOS.
  public final func addOperation(_ operation: Operation) {
    guard operation.queue == nil, !operation.isFinished, !operation.isExecuting else {
      fatalError(
        "*** -[NSOperationQueue addOperation:]: operation is finished or already in a queue")
    }
    operation.queue = self
    waiting.append(operation)
    beginNext()
  }

  public final func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
    for operation in operations { addOperation(operation) }
    if waitUntilFinished { for operation in operations { operation.waitUntilFinished() } }
  }

  /// Runs `block` when everything that was added before has finished; nothing that is added later
  /// begins before it has.
  public final func addBarrierBlock(_ block: @escaping @Sendable () -> Void) {
    addOperation(BarrierOperation(block: block))
  }

  private final class BarrierOperation: BlockOperation, @unchecked Sendable {}

  // MARK: Asking, cancelling, waiting

  /// Those that haven't finished.
  public final var operations: [Operation] { running + waiting }

  public final var operationCount: Int { running.count + waiting.count }

  /// Cancels those that haven't finished: what has begun has to look itself.
  public final func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  public final func waitUntilAllOperationsAreFinished() {
    MainLoop.main.hold(until: .infinity) { self.operationCount == 0 }
  }

  // MARK: Working

  /// Begins what may begin: the highest priority first, and of those the first to come.
  final func beginNext() {
    while !isSuspended, running.count < limit, let index = nextIndex {
      let operation = waiting.remove(at: index)
      running.append(operation)
      if isMain {
        MainLoop.main.after(0) { operation.start() }
      } else {
        MainLoop.main.inBackground { [weak self] in
          CrewThread.here?.operationQueue = self
          operation.start()
          CrewThread.here?.operationQueue = nil
        }
      }
    }
  }

  private var limit: Int {
    if isMain { return 1 }
    return maxConcurrentOperationCount < 0 ? .max : maxConcurrentOperationCount
  }

  private var nextIndex: Int? {
    guard !running.contains(where: { $0 is BarrierOperation }) else { return nil }
    let barrier = waiting.firstIndex { $0 is BarrierOperation } ?? waiting.endIndex
    if barrier == waiting.startIndex, !waiting.isEmpty { return running.isEmpty ? barrier : nil }
    var found: Int?
    for index in waiting.indices[..<barrier] where waiting[index].isReady {
      let best = found.map { waiting[$0].queuePriority.rawValue }
      if waiting[index].queuePriority.rawValue > best ?? .min { found = index }
    }
    return found
  }

  final func hasFinished(_ operation: Operation) {
    running.removeAll { $0 === operation }
    waiting.removeAll { $0 === operation }
    beginNext()
  }
}
