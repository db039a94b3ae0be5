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
  private nonisolated let crew = ThreadCrew()
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
    _ delay: TimeInterval, for purpose: Work.Purpose = .work, in mode: RunLoop.Mode = .common,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> Ticket {
    let block = Work.Block(purpose: purpose, body: work)
    return Ticket(number: pending.add(.block(block), after: delay, in: mode.lane))
  }

  /// Runs `work` on another thread when `delay` virtual seconds have passed.
  @discardableResult
  nonisolated func inBackground(
    after delay: TimeInterval = 0, _ work: @escaping @Sendable () -> Void
  ) -> Ticket {
    Ticket(number: pending.add(.errand(Work.Errand(body: work)), after: delay, in: .background))
  }

  @discardableResult
  nonisolated func enqueue(_ work: Work, after delay: TimeInterval = 0) -> Ticket {
    Ticket(number: pending.add(work, after: delay, in: work.lane))
  }

  package nonisolated func cancel(_ ticket: Ticket) { pending.remove(ticket.number) }

  /// Asks for a commit at the end of the current turn, or of the next one.
  package func setNeedsCommit() { needsCommit = true }

  /// Runs `work` as the last thing of the next commit, or of the one that is under way.
  package func afterCommit(_ work: @escaping @MainActor () -> Void) {
    afterCommit.append(work)
    needsCommit = true
  }

  /// Whether the code that asks runs as the main actor: on the main thread.
  nonisolated var isOnMainActor: Bool { CrewThread.here == nil }

  /// What the loop may do in the mode it is in.
  private var openLanes: WorkLane {
    ScrollTracking.isOn
      ? [.common, .scrolling, .background] : [.common, .notScrolling, .background]
  }

  // MARK: Turning

  /// Does `work` as a turn of its own, as input does.
  package func turn(_ work: @MainActor () -> Void) {
    busily(work)
    endTurn()
  }

  /// Takes turns until nothing is due now.
  package func turnUntilIdle() {
    // Code outside of the loop may have brought about what a thread waits for.
    crew.wakeReady()
    while takeTurn() {}
  }

  /// Takes turns until nothing is due now, moving the clock only to the ends of animations and
  /// transitions and doing what falls due on the way.
  package func settle() {
    turnUntilIdle()
    while let end = pending.lastTime(where: \.isAnimation) { run(until: end) }
  }

  /// Moves the clock to `time`, doing everything due on the way, in order.
  package func run(until time: TimeInterval) {
    let time = time.wholeNanoseconds
    turnUntilIdle()
    while let next = pending.nextTime(in: openLanes), next <= time {
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
      guard let next = pending.nextTime(in: openLanes) else {
        Ending.stop(Self.nothingLeft, status: 1)
      }
      advance(to: next)
    }
  }

  nonisolated static func runMainUntilExit() {
    MainActor.assumeIsolated { main.runUntilExit() }
  }

  /// The main task has ended, and the process goes on: what runs from now on is work of the loop again.
  package func outliveMainTask() { runsByItself = false }

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
    while let entry = pending.take(dueBy: now, before: end, in: openLanes) {
      perform(entry.item, before: end, in: openLanes)
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

  /// - Parameters:
  ///   - end: the number of the first entry that isn't part of this turn.
  ///   - lanes: where another thread may find what it goes on with.
  private func perform(_ work: Work, before end: Int, in lanes: WorkLane) {
    switch work {
    case .block(let block):
      busily(block.body)
    case .mainJob(let job):
      // Where the main task runs on the loop itself, it may drive the stage.
      if runsByItself { Work.runOnMain(job) } else { busily { Work.runOnMain(job) } }
    case .alarm(let alarm):
      alarm.ring()
    case .poolJob, .errand, .resumption:
      busily { runInBackground(work, before: end, in: lanes) }
    }
    crew.wakeReady()
  }

  /// Lets another thread run until it is done or waits, and goes on with what is due on other
  /// threads next, up to the next thing for this one.
  private func runInBackground(_ work: Work, before end: Int, in lanes: WorkLane) {
    crew.run(work) { [pending] in
      pending.take(dueBy: pending.now, before: end, in: lanes, ifIn: .background)?.item
    }
  }

  private func busily(_ body: @MainActor () -> Void) {
    let wasBusy = isBusy
    isBusy = true
    body()
    isBusy = wasBusy
  }

  // MARK: Holding

  /// What is kept by what waits for this loop.
  var heldByMain: [HeapNode] {
    pending.items.flatMap { work -> [HeapNode] in
      if case .block(let block) = work { HeapNode.nodes(in: block) } else { [] }
    }
  }

  /// What is kept by what waits for other threads.
  var heldInBackground: [HeapNode] {
    pending.items.flatMap { work -> [HeapNode] in
      if case .errand(let errand) = work { HeapNode.nodes(in: errand) } else { [] }
    }
  }

  // MARK: Threads

  /// How many other threads rest; nil where one stands in the middle of its work.
  package var restingThreads: Int? { crew.resting }

  /// The threads that rest are gone, as they are in a process that was forked.
  package func forgetRestingThreads() { crew.forgetResting() }

  // MARK: Waiting

  /// Holds the thread that asks until the clock shows `deadline` or something has come about. Other
  /// threads go on meanwhile, and the clock with them.
  ///
  /// - Parameter isReady: asked again after whatever other threads do.
  /// - Returns: whether it has come about.
  @discardableResult
  nonisolated func hold(
    until deadline: TimeInterval, or isReady: @escaping () -> Bool = { false }
  ) -> Bool {
    // As the clock counts, or it would never show a sum of seconds that is a shade more.
    let deadline = deadline.wholeNanoseconds
    if let thread = CrewThread.here {
      hold(thread, until: deadline, or: isReady)
    } else {
      // Safe: no other thread runs while this one does.
      nonisolated(unsafe) let isReady = isReady
      MainActor.assumeIsolated { holdMain(until: deadline, or: isReady) }
    }
    return isReady()
  }

  private nonisolated func hold(
    _ thread: CrewThread, until deadline: TimeInterval, or isReady: @escaping () -> Bool
  ) {
    while !isReady(), now < deadline {
      let alarm = pending.add(.resumption(thread), after: deadline - now, in: .background)
      crew.pause(thread, until: isReady) { [pending] in
        pending.remove(alarm)
        pending.add(.resumption(thread), after: 0, in: .background)
      }
      pending.remove(alarm)
    }
  }

  /// Does nothing in the main loop's name: what is due there comes late.
  private func holdMain(until deadline: TimeInterval, or isReady: () -> Bool) {
    while !isReady() {
      let next = pending.nextTime(in: .background) ?? .infinity
      guard next <= deadline, next < .infinity else {
        guard deadline < .infinity else { Ending.stop(Self.deadlock, status: 1) }
        return advance(to: deadline)
      }
      advance(to: next)
      let end = pending.nextNumber
      if let entry = pending.take(dueBy: now, before: end, in: .background) {
        perform(entry.item, before: end, in: .background)
      }
      budget.spendTurn()
    }
  }

  static let deadlock =
    "the main thread waits for something that never comes: no other thread has anything to do"
}
