/// Fires once, or again and again, on the virtual clock.
///
/// The loop keeps a scheduled timer, and the timer its block or its target, until `invalidate()`; a
/// timer that fires once invalidates itself
/// (developer.apple.com/documentation/foundation/timer).
open class Timer: NSObject {
  /// Virtual seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// How late it may be. The model's timers are on time where the main thread is free.
  open var tolerance: TimeInterval = 0
  public private(set) var isValid = true
  /// Given by whoever made the timer; nil once it is invalid.
  public private(set) var userInfo: Any?

  private var deed: Deed?
  /// In each mode it was added for.
  private var tickets: [RunLoop.Mode: MainLoop.Ticket] = [:]
  /// When it is to fire next, in virtual seconds since the program started.
  private var nextTime: TimeInterval

  /// What a timer does, and keeps.
  private enum Deed {
    case block(@Sendable (Timer) -> Void)
    case method(AnyObject, Selector)
  }

  private init(
    in seconds: TimeInterval, every interval: TimeInterval, userInfo: Any? = nil, _ deed: Deed
  ) {
    (timeInterval, self.userInfo, self.deed) = (interval, userInfo, deed)
    nextTime = MainLoop.main.now + seconds
  }

  // MARK: Making

  /// A timer that no loop has yet.
  public convenience init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let interval = Self.positive(timeInterval)
    self.init(in: interval, every: repeats ? interval : 0, .block(block))
  }

  /// A timer that no loop has yet, and whose first firing isn't one interval away.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      in: date.delay, every: repeats ? Self.positive(interval) : 0, .block(block))
  }

  /// A timer that no loop has yet. It keeps its target until it is invalidated.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let interval = Self.positive(timeInterval)
    self.init(
      in: interval, every: repeats ? interval : 0, userInfo: userInfo,
      .method(target as AnyObject, selector))
  }

  /// A timer that the main loop has already.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that the main loop has already, and that keeps its target until it is invalidated.
  @discardableResult
  open class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// What stands for an interval of zero or less is 0.1 milliseconds
  /// (developer.apple.com/documentation/foundation/timer/scheduledtimer(withtimeinterval:repeats:block:)).
  private static func positive(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? interval : 0.0001
  }

  // MARK: Firing

  /// When it fires next.
  open var fireDate: Date {
    get { Date.now + (nextTime - MainLoop.main.now) }
    set {
      nextTime = MainLoop.main.now + newValue.delay
      let modes = modes
      unschedule()
      for mode in modes { schedule(in: mode) }
    }
  }

  /// Takes the timer out of its loop and lets go of its block, or of its target.
  open func invalidate() {
    isValid = false
    unschedule()
    (deed, userInfo) = (nil, nil)
  }

  /// Fires now. A timer that fires once is done with it.
  open func fire() {
    guard isValid, let deed else { return }
    switch deed {
    case .block(let block): block(self)
    case .method(let target, let selector): _SelectorTable.send(selector, to: target, self)
    }
    if timeInterval == 0 { invalidate() }
  }

  /// Puts the timer into the main loop, for a mode in which it isn't yet.
  func schedule(in mode: RunLoop.Mode) {
    guard isValid, tickets[mode] == nil else { return }
    // Safe: only one thread runs at a time, and a timer fires on the main one.
    nonisolated(unsafe) let timer = self
    let delay = nextTime - MainLoop.main.now
    tickets[mode] = MainLoop.main.after(delay, in: mode) { timer.tick() }
  }

  /// Those it was added for, always in the same order.
  private var modes: [RunLoop.Mode] { tickets.keys.sorted { $0.rawValue < $1.rawValue } }

  private func unschedule() {
    for ticket in tickets.values { MainLoop.main.cancel(ticket) }
    tickets = [:]
  }

  /// The first tick that hasn't passed, counted from another. Times are whole nanoseconds: sums of
  /// tenths of a second would come a shade too late, and be taken for times to come.
  private func tick(after planned: TimeInterval) -> TimeInterval {
    let now = MainLoop.main.now
    var count = max(1, ((now - planned) / timeInterval).rounded(.down))
    var next = planned
    repeat {
      next = (planned + count * timeInterval).wholeNanoseconds
      count += 1
    } while next <= now
    return next
  }

  /// Ticks that were missed aren't made up.
  private func tick() {
    let modes = modes
    let planned = nextTime
    unschedule()
    fire()
    guard isValid else { return }
    if nextTime == planned { nextTime = tick(after: planned) }
    for mode in modes { schedule(in: mode) }
  }
}

@available(*, unavailable, message: "a timer belongs to the thread of its loop")
extension Timer: @unchecked Sendable {}
