import Synchronization

/// The main run loop on the virtual clock: what is due runs in order of its time, then of its
/// arrival; each turn ends with one commit of layout and drawing, as UIKit's does.
@MainActor package final class MainLoop {
  package nonisolated static let main = MainLoop()

  /// Work that waits for its time, and can be taken back.
  package struct Ticket: Hashable, Sendable {
    package let number: Int
  }

  private nonisolated let pending = PendingWork<Work>()
  private nonisolated let runsPoolJob = Atomic(false)
  private var needsCommit = false
  /// How many commits there have been. Read by layers, which belong to no actor; changed on the main
  /// actor alone.
  nonisolated(unsafe) private(set) var commits = 0
  private var budget = TurnBudget()
  /// Whether the program's main task waits, so that the loop runs by itself.
  private var runsByItself = false

  /// True while work runs that the loop started: turns don't nest, so nobody may start one.
  package private(set) var isBusy = false

  /// What waits for the next commit to be over.
  private var afterCommit: [@MainActor () -> Void] = []

  nonisolated init() {}

  /// Virtual seconds since the program started.
  package nonisolated var now: TimeInterval { pending.now }

  /// Runs `work` when `delay` virtual seconds have passed, in a turn of its own.
  @discardableResult
  package nonisolated func after(
    _ delay: TimeInterval, for purpose: Work.Purpose = .work,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> Ticket {
    Ticket(number: pending.add(.block(purpose, work), after: delay))
  }

  nonisolated func enqueue(_ job: Work, after delay: TimeInterval = 0) {
    pending.add(job, after: delay)
  }

  package nonisolated func cancel(_ ticket: Ticket) { pending.remove(ticket.number) }

  /// Asks for a commit at the end of the current turn, or of the next one.
  package func setNeedsCommit() { needsCommit = true }

  /// Runs `work` as the last thing of the next commit, or of the one that is under way.
  package func afterCommit(_ work: @escaping @MainActor () -> Void) {
    afterCommit.append(work)
    needsCommit = true
  }

  /// Whether the code that asks runs in a job of the pool, off the main actor.
  nonisolated var isInPool: Bool { runsPoolJob.load(ordering: .relaxed) }

  /// Whether the code that asks runs as the main actor: on the main thread, and in no job of the
  /// pool.
  nonisolated var isOnMainActor: Bool {
    !isInPool && Foundation.Thread.isMainThread
  }

  // MARK: Turning

  /// Does `work` as a turn of its own, as input does.
  package func turn(_ work: @MainActor () -> Void) {
    busily(work)
    endTurn()
  }

  /// Takes turns until nothing is due now.
  package func turnUntilIdle() {
    while takeTurn() {}
  }

  /// Takes turns until nothing is due now, moving the clock only to the ends of animations and
  /// transitions and doing what falls due on the way.
  package func settle() {
    turnUntilIdle()
    while let end = pending.lastTime(where: \.isAnimation) { run(until: end) }
  }

  /// Moves the clock to `time`, doing everything due on the way, in order.
  ///
  /// To the nanosecond, as what waits is: a sum of seconds may be a shade less than what it stands for.
  package func run(until time: TimeInterval) {
    let time = (time * 1e9).rounded() / 1e9
    turnUntilIdle()
    while let next = pending.nextTime, next <= time {
      advance(to: next)
      turnUntilIdle()
    }
    advance(to: time)
  }

  /// Runs a program whose main task waits. That task ends the process; if nothing is left to do
  /// before it does, the program can never go on.
  func runUntilExit() -> Never {
    runsByItself = true
    while true {
      turnUntilIdle()
      guard let next = pending.nextTime else { Ending.stop(Self.nothingLeft, status: 1) }
      advance(to: next)
    }
  }

  nonisolated static func runMainUntilExit() {
    MainActor.assumeIsolated { main.runUntilExit() }
  }

  static let nothingLeft =
    "the program waits for something that never comes: nothing is left to do, "
    + "and its main task hasn't ended"

  private func advance(to time: TimeInterval) {
    budget.spend(until: time)
    pending.advance(to: time)
  }

  /// One turn: what is due and was there when the turn began, then one commit.
  ///
  /// - Returns: whether there was anything to do.
  private func takeTurn() -> Bool {
    let end = pending.nextNumber
    var worked = false
    while let entry = pending.take(dueBy: now, before: end) {
      perform(entry.item)
      worked = true
    }
    guard worked || needsCommit else { return false }
    endTurn()
    return true
  }

  private func endTurn() {
    if needsCommit {
      needsCommit = false
      commits += 1
      busily(commit)
    }
    budget.spendTurn()
    TreeReports.update()
  }

  /// Brings every visible window up to date: traits, safe areas, properties and layout, then
  /// drawing. What layout asks for while it runs is done with it; what drawing asks of layout waits
  /// for the next turn.
  private func commit() {
    let windows = UIApplication.shared.visibleWindows
    TraitObservers.update(in: windows)
    _ = SafeArea.tell(in: windows)
    for window in windows { window.updateConstraintsOfTree() }
    if LayoutEngine.isUsed { LayoutEngine.updateAll() }
    for window in windows { window.layoutTree() }
    // Layout moves views, and that may change their safe areas.
    for _ in 0..<100 where SafeArea.tell(in: windows) {
      if LayoutEngine.isUsed { LayoutEngine.updateAll() }
      for window in windows { window.layoutTree() }
    }
    for window in windows { window.displayTree() }
    let arrivals = afterCommit
    afterCommit = []
    for arrival in arrivals { arrival() }
    CATransaction.endTurn()
  }

  private func perform(_ work: Work) {
    switch work {
    case .block(_, let body):
      busily(body)
    case .mainJob(let job):
      // Where the main task runs on the loop itself, it may drive the stage.
      if runsByItself { Work.runOnMain(job) } else { busily { Work.runOnMain(job) } }
    case .poolJob(let job):
      runsPoolJob.store(true, ordering: .relaxed)
      busily { Work.runInPool(job) }
      runsPoolJob.store(false, ordering: .relaxed)
    }
  }

  private func busily(_ body: @MainActor () -> Void) {
    let wasBusy = isBusy
    isBusy = true
    body()
    isBusy = wasBusy
  }
}
