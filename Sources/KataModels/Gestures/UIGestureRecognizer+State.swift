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

  /// What becomes of a continuous gesture whose fingers are gone: it ends, or fails where it never began.
  final func conclude(_ end: State) { state = hasMetCriteria ? end : .failed }

  final var limits: GestureLimits { arena?.limits ?? .current }

  final var policy: GesturePolicy { arena?.policy ?? .current }

  /// A step that the recogniser itself takes.
  final func change(to next: State) {
    if !pending.isEmpty { return changeWhileWaiting(to: next) }
    guard let step = step(to: next) else { return }
    if current == .possible, step != .failed, let arena { return arena.enter(self, step) }
    perform(step)
    arena?.note()
  }

  /// The step that is taken where the recogniser sets a state; nil where it stays as it is.
  ///
  /// What has recognised nothing has nothing to cancel, and fails
  /// (gist.github.com/wata/f50d401a89b53e81b0a2a09f92c842b8 gives up a tap that way). One that has
  /// begun can't fail any more, and is cancelled (stackoverflow.com/questions/38574921: its action is
  /// sent all the same).
  private func step(to next: State) -> State? {
    switch (current, next) {
    case (.changed, .changed): return .changed
    case (_, current): return nil
    case _ where current.isFinal && (next.isFinal || next == .possible): return nil
    case (.possible, .cancelled): return .failed
    case (_, .failed) where current.isActive:
      complain(next, "is cancelled")
      return .cancelled
    case _ where current.canBecome(next): return next
    default:
      complain(next, "stays \(current.name)")
      return nil
    }
  }

  private func complain(_ next: State, _ consequence: String) {
    SystemLog.warn(
      "Gestures: \(traceName) can't go from \(current.name) to \(next.name), so it \(consequence).")
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
    let (arena, policy) = (arena, policy)
    let next = next == .cancelled ? policy.cancelledState : next
    enter(next)
    if arena == nil, next.isFinal { startOverSoon() }
    guard policy.actionStates.contains(next) else { return }
    if let follower { follower(self) } else { Tracer.send(.gestures, to: self, next.name) }
    for target in targets { target.send(from: self) }
    policy.hasActed(self)
  }

  /// What acts without a touch belongs to no sequence of touches that could end.
  private func startOverSoon() {
    MainLoop.main.after(0) { [weak self] in
      guard let self, arena == nil, current.isFinal else { return }
      startOver()
    }
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
