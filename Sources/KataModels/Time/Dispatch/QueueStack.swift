/// Which queues the thread that asks works for: the last one now, those before it wait in `sync`.
enum QueueStack {
  // Safe: only one thread runs at a time.
  private nonisolated(unsafe) static var onMain: [DispatchQueue] = []

  private static var queues: [DispatchQueue] {
    get { CrewThread.here?.queues ?? onMain }
    set {
      if let thread = CrewThread.here { thread.queues = newValue } else { onMain = newValue }
    }
  }

  static func run<Result>(
    _ work: () throws -> Result, on queue: DispatchQueue
  ) rethrows -> Result {
    queues.append(queue)
    defer { queues.removeLast() }
    return try work()
  }

  static func contains(_ queue: DispatchQueue) -> Bool { queues.contains { $0 === queue } }
}

/// Where code has to run.
public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Traps where the code that asks runs elsewhere, as in libdispatch.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  switch condition() {
  case .onQueue(let queue), .onQueueAsBarrier(let queue):
    if !queue.isCurrent {
      fatalError("BUG IN CLIENT OF LIBDISPATCH: this isn't the queue \(queue.label)")
    }
  case .notOnQueue(let queue):
    if queue.isCurrent {
      fatalError("BUG IN CLIENT OF LIBDISPATCH: this is the queue \(queue.label)")
    }
  }
}

extension DispatchQueue {
  fileprivate var isCurrent: Bool {
    isMain ? MainLoop.main.isOnMainActor : QueueStack.contains(self)
  }
}
