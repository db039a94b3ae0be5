/// The main run loop on the virtual clock: what is due runs in order of its time, then of its
/// arrival; each turn ends with one commit of layout and drawing, as UIKit's does.
@MainActor package final class MainLoop {
  package static let main = MainLoop()

  /// Why something waits, which decides who waits for it.
  package enum Purpose: Sendable {
    case work
    /// The end of an animation or a transition: `Stage.settle()` moves the clock to it.
    case animation
  }

  private struct Work: Sendable {
    let purpose: Purpose
    let body: @MainActor @Sendable () -> Void
  }

  /// Work that waits for its time, and can be taken back.
  package struct Ticket: Hashable, Sendable {
    package let number: Int
  }

  private nonisolated let pending = PendingWork<Work>()
  private var needsCommit = false
  /// True while a turn runs: what is due stays in order, so turns don't nest.
  package private(set) var isTurning = false

  /// Lays out every visible window.
  package var commit: @MainActor () -> Void = {}

  /// Virtual seconds since the program started.
  package nonisolated var now: TimeInterval { pending.now }

  /// Runs `work` when `delay` virtual seconds have passed, in a turn of its own.
  @discardableResult
  package nonisolated func after(
    _ delay: TimeInterval, for purpose: Purpose = .work,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> Ticket {
    Ticket(number: pending.add(Work(purpose: purpose, body: work), after: delay))
  }

  package nonisolated func cancel(_ ticket: Ticket) { pending.remove(ticket.number) }

  /// Asks for a commit at the end of the current turn, or of the next one.
  package func setNeedsCommit() { needsCommit = true }

  // MARK: Turning

  /// Takes turns until nothing is due now.
  package func turnUntilIdle() {
    while takeTurn() {}
  }

  /// Takes turns until nothing is due now, moving the clock only to the ends of animations and
  /// transitions and doing what falls due on the way.
  package func settle() {
    turnUntilIdle()
    while let end = pending.lastTime(where: { $0.purpose == .animation }) { run(until: end) }
  }

  /// Moves the clock to `time`, doing everything due on the way, in order.
  package func run(until time: TimeInterval) {
    turnUntilIdle()
    while let next = pending.nextTime, next <= time {
      pending.advance(to: next)
      turnUntilIdle()
    }
    pending.advance(to: time)
  }

  /// One turn: what is due and was there when the turn began, then one commit.
  ///
  /// - Returns: whether there was anything to do.
  private func takeTurn() -> Bool {
    isTurning = true
    defer { isTurning = false }
    let end = pending.nextNumber
    var worked = false
    while let entry = pending.take(dueBy: now, before: end) {
      entry.item.body()
      worked = true
    }
    return commitIfNeeded() || worked
  }

  private func commitIfNeeded() -> Bool {
    guard needsCommit else { return false }
    needsCommit = false
    commit()
    return true
  }
}
