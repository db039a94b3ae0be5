/// A queue of work.
///
/// The main queue takes its turn in the main loop. Any other works on threads that aren't the main
/// one: a serial queue does one thing after the other, a concurrent one begins each when it comes
/// (developer.apple.com/documentation/dispatch/dispatchqueue). Only one thread really runs at a
/// time, so what a program prints is always the same; in which order different queues get on isn't
/// promised, and no kata asks.
// Safe: only one thread runs at a time.
public final class DispatchQueue: NSObject, @unchecked Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread", isMain: true)
  private static let shared = DispatchQueue(
    label: "com.apple.root.default-qos", attributes: .concurrent)

  public let label: String
  public let qos: DispatchQoS
  final let isMain: Bool
  private let isConcurrent: Bool
  /// What hasn't begun, the first to come first.
  private var waiting: [QueuedWork] = []
  /// What has begun and not ended.
  private var running = 0
  /// Something runs that has the queue to itself.
  private var isClosed = false

  // MARK: Making

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1 << 0)
  }

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.init(label: label, qos: qos, isConcurrent: attributes.contains(.concurrent))
  }

  private init(
    label: String, qos: DispatchQoS = .unspecified, isConcurrent: Bool = false,
    isMain: Bool = false
  ) {
    (self.label, self.qos, self.isConcurrent, self.isMain) = (label, qos, isConcurrent, isMain)
  }

  /// One queue for every quality of service: which of them goes first isn't promised.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  // MARK: Later

  /// Runs `work` later, after what was queued before it.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    group?.enter()
    add(
      QueuedWork(isBarrier: flags.contains(.barrier)) {
        work()
        group?.leave()
      })
  }

  public func async(group: DispatchGroup? = nil, execute item: DispatchWorkItem) {
    group?.enter()
    add(
      QueuedWork(isBarrier: item.isBarrier) {
        item.perform()
        group?.leave()
      })
  }

  /// Queues `work` when the deadline is reached. The queue keeps the closure, and what it captures,
  /// until it has run.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    let work = QueuedWork(isBarrier: flags.contains(.barrier), work)
    let delay = deadline.seconds - MainLoop.main.now
    if isMain {
      MainLoop.main.after(delay) { self.perform(work) }
    } else {
      MainLoop.main.inBackground(after: delay) { self.add(work) }
    }
  }

  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline, flags: item.isBarrier ? .barrier : []) { item.perform() }
  }

  private func add(_ work: QueuedWork) {
    guard !isMain else {
      MainLoop.main.after(0) { self.perform(work) }
      return
    }
    waiting.append(work)
    beginNext()
  }

  /// Begins what may begin, each on a thread of its own.
  private func beginNext() {
    while let next = waiting.first, mayBegin(next) {
      waiting.removeFirst()
      running += 1
      isClosed = next.isBarrier || !isConcurrent
      if let arrive = next.arrive {
        arrive()
      } else {
        MainLoop.main.inBackground {
          self.perform(next)
          self.end()
        }
      }
    }
  }

  private func mayBegin(_ work: QueuedWork) -> Bool {
    running == 0 || (isConcurrent && !isClosed && !work.isBarrier)
  }

  private func end() {
    running -= 1
    isClosed = false
    beginNext()
  }

  private func perform(_ work: QueuedWork) { QueueStack.run(work.body, on: self) }

  // MARK: Now

  /// Waits until the queue has done everything that was queued before, and does `work`. On any queue
  /// but the main one it is done on the thread that asks
  /// (developer.apple.com/documentation/dispatch/dispatchqueue/sync(execute:)-3gef0).
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(flags: [], execute: work)
  }

  public func sync(execute item: DispatchWorkItem) {
    sync(flags: item.isBarrier ? .barrier : []) { item.perform() }
  }

  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    guard !isHeldHere else { fatalError(Self.waitsForItself) }
    guard isMain else { return try syncHere(isBarrier: flags.contains(.barrier), work) }
    return try Self.syncOnMain(work) { throw $0 }
  }

  private func syncHere<Result>(isBarrier: Bool, _ work: () throws -> Result) rethrows -> Result {
    let turn = Turn()
    waiting.append(QueuedWork(isBarrier: isBarrier, arrive: { turn.hasCome = true }) {})
    beginNext()
    MainLoop.main.hold(until: .infinity) { turn.hasCome }
    defer { end() }
    return try QueueStack.run(work, on: self)
  }

  /// Lets the main thread do it, and waits.
  ///
  /// - Parameter rescue: throws what `work` threw.
  private static func syncOnMain<Result>(
    _ work: () throws -> Result, rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    // Safe: only one thread runs at a time, and this one waits until the closure has returned.
    nonisolated(unsafe) var outcome: Swift.Result<Result, any Error>?
    withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let work = work
      MainLoop.main.after(0) {
        outcome = Swift.Result { try QueueStack.run(work, on: main) }
      }
      MainLoop.main.hold(until: .infinity) { outcome != nil }
    }
    switch outcome! {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }

  /// What libdispatch says where it traps.
  private static let waitsForItself =
    "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"

  // Safe: only one thread runs at a time.
  private final class Turn: @unchecked Sendable {
    var hasCome = false
  }

  /// Whether the thread that asks runs something that has the queue to itself.
  private var isHeldHere: Bool {
    if isMain { return MainLoop.main.isOnMainActor }
    return QueueStack.contains(self) && (!isConcurrent || isClosed)
  }

  // MARK: Many at once

  /// Runs `work` once for each number from 0, and returns when all are done. Here they come one
  /// after the other; the order isn't promised.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for number in 0..<iterations { work(number) }
  }
}

/// One thing a queue has to do.
struct QueuedWork: Sendable {
  /// Nothing else of its queue runs at the same time.
  let isBarrier: Bool
  /// Called instead of the body, by which somebody waits for the queue's turn on his own thread.
  var arrive: (@Sendable () -> Void)?
  let body: @Sendable () -> Void

  init(
    isBarrier: Bool = false, arrive: (@Sendable () -> Void)? = nil,
    _ body: @escaping @Sendable () -> Void
  ) {
    (self.isBarrier, self.arrive, self.body) = (isBarrier, arrive, body)
  }
}
