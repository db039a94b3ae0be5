import KataTrace

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete gesture calls the state it ends in.
    public static let recognized = State.ended

    /// Under way: a continuous gesture has begun and not ended.
    var isActive: Bool { self == .began || self == .changed }

    /// Nothing follows but the reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the state machine has this step
    /// (developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine).
    func canBecome(_ next: State) -> Bool {
      switch self {
      case .possible: next == .began || next == .ended || next == .failed
      case .began, .changed: next == .changed || next == .ended || next == .cancelled
      case .ended, .cancelled, .failed: next == .possible
      }
    }

    var name: String {
      switch self {
      case .possible: "possible"
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed: "failed"
      }
    }
  }

  /// Whether it follows touches and may still recognise them.
  final var isUndecided: Bool { arena != nil && current == .possible }

  /// Whether it has recognised its gesture, although it may be waiting for others to fail.
  final var hasMetCriteria: Bool { current != .possible || !pending.isEmpty }

  final var rules: UIKitRules.Gestures { arena?.rules ?? UIKitRules.current.gestures }

  /// A step that the recogniser itself takes.
  final func change(to next: State) {
    if !pending.isEmpty { return changeWhileWaiting(to: next) }
    guard current.canBecome(next), next != .possible else { return }
    if current == .possible, next != .failed, let arena { return arena.enter(self, next) }
    perform(next)
    arena?.note()
  }

  /// Recognised already, and waiting for others: what follows is kept for later.
  private func changeWhileWaiting(to next: State) {
    switch next {
    case .failed, .cancelled:
      pending = []
      perform(.failed)
      arena?.note()
    case .ended where pending.last != .ended: pending.append(.ended)
    default: break
    }
  }

  /// Enters the state and sends the actions that belong to it.
  final func perform(_ next: State) {
    enter(next)
    guard (arena?.policy ?? .current).actionStates.contains(next) else { return }
    if let follower { follower(self) } else { Tracer.send(.gestures, to: self, next.name) }
    for target in targets { target.send(from: self) }
  }

  final func enter(_ next: State) {
    guard next != current else { return }
    let last = current
    current = next
    TouchWatch.recognizer?(self, last, next)
  }

  /// Turned off: an active gesture is cancelled, an undecided one fails.
  final func stop() {
    pending = []
    if current.isActive {
      perform(.cancelled)
    } else if isUndecided {
      perform(.failed)
    }
    arena?.note()
  }
}
