/// A piece of work that can be handed to a queue, waited for and, until it begins, cancelled.
// Safe: only one thread runs at a time.
public final class DispatchWorkItem: @unchecked Sendable {
  /// Set before it begins it keeps it from running; after that it changes nothing but what the work
  /// itself asks.
  public private(set) var isCancelled = false

  let isBarrier: Bool
  private let block: () -> Void
  private let completion = DispatchGroup()
  private var isDone = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    (isBarrier, self.block) = (flags.contains(.barrier), block)
    completion.enter()
  }

  public func perform() {
    if !isCancelled { block() }
    guard !isDone else { return }
    isDone = true
    completion.leave()
  }

  public func cancel() { isCancelled = true }

  public func wait() { completion.wait() }

  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    completion.wait(timeout: timeout)
  }

  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
    completion.notify(queue: queue, execute: work)
  }

  public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
    completion.notify(queue: queue, work: item)
  }
}
