import Synchronization

/// Wakes a task that sleeps: when its time has come, or at once when the task is cancelled.
package final class Alarm: Sendable {
  private enum State {
    case unset
    case sleeping(UnsafeContinuation<Void, Never>)
    case rung
  }

  private let state = Mutex(State.unset)

  /// Suspends the task that asks for so many virtual seconds, on the actor it is on. Ends early where
  /// the task is cancelled.
  static func sleep(
    for seconds: TimeInterval, isolation: isolated (any Actor)? = #isolation
  ) async {
    let alarm = Alarm()
    let ticket = MainLoop.main.enqueue(.alarm(alarm), after: seconds)
    await withTaskCancellationHandler {
      // A closure stays on the actor only where it captures it.
      _ = isolation
      await withUnsafeContinuation(alarm.set)
    } onCancel: {
      MainLoop.main.cancel(ticket)
      alarm.ring()
    }
  }

  private func set(_ continuation: UnsafeContinuation<Void, Never>) {
    let hasRung = state.withLock { state in
      if case .rung = state { return true }
      state = .sleeping(continuation)
      return false
    }
    if hasRung { continuation.resume() }
  }

  /// Only the first ring counts.
  func ring() {
    let sleeper: UnsafeContinuation<Void, Never>? = state.withLock { state in
      defer { state = .rung }
      return if case .sleeping(let continuation) = state { continuation } else { nil }
    }
    sleeper?.resume()
  }
}
