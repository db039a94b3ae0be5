/// Counts pieces of work, and tells when all are done.
// Safe: only one thread runs at a time.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var notices: [(queue: DispatchQueue, item: DispatchWorkItem)] = []

  public init() {}

  public func enter() { count += 1 }

  /// Once for each `enter`; once too often traps, as in libdispatch.
  public func leave() {
    guard count > 0 else {
      fatalError("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
    }
    count -= 1
    if count == 0 { tell() }
  }

  /// Queues `work` once everything is done: at once where nothing is left.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    notify(queue: queue, work: DispatchWorkItem(flags: flags, block: work))
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notices.append((queue, work))
    if count == 0 { tell() }
  }

  private func tell() {
    let due = notices
    notices = []
    for notice in due { notice.queue.async(execute: notice.item) }
  }

  /// Holds the thread until everything is done.
  public func wait() { MainLoop.main.hold(until: .infinity) { self.count == 0 } }

  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    MainLoop.main.hold(until: timeout.seconds) { self.count == 0 } ? .success : .timedOut
  }
}
