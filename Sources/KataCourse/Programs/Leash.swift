import Foundation
import Synchronization

/// Holds a running child for whoever may want to stop it, and lets go before its number is free.
final class Leash: Sendable {
  private struct State {
    var isPulled = false
    /// What `kill` takes: a process, or a group as a negative number.
    var target: pid_t?
  }

  private let state = Mutex(State())

  /// Kills the child, or the one that is about to be attached.
  func pull() {
    state.withLock { state in
      state.isPulled = true
      if let target = state.target { kill(target, SIGKILL) }
    }
  }

  /// Sends a signal to the child, if it lives.
  func send(_ signal: Int32) {
    state.withLock { state in
      if let target = state.target { kill(target, signal) }
    }
  }

  func attach(_ child: pid_t, isGroup: Bool) {
    state.withLock { state in
      state.target = isGroup ? -child : child
      if state.isPulled { kill(isGroup ? -child : child, SIGKILL) }
    }
  }

  /// Lets go of a child that is about to be reaped; `killing` ends what is left of it.
  ///
  /// - Returns: Whether it was pulled.
  func release(killing: Bool) -> Bool {
    state.withLock { state in
      if killing, let target = state.target { kill(target, SIGKILL) }
      state.target = nil
      return state.isPulled
    }
  }
}
