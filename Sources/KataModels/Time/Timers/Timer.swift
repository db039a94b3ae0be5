/// Fires once, or again and again, on the virtual clock.
///
/// The loop keeps a scheduled timer, and the timer its block with all that it captures, until
/// `invalidate()`; a timer that fires once invalidates itself.
open class Timer: NSObject {
  /// Virtual seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// How late it may be. The model's timers are always on time.
  open var tolerance: TimeInterval = 0
  public private(set) var isValid = true

  private var block: (@Sendable (Timer) -> Void)?
  private var ticket: MainLoop.Ticket?
  /// When it is to fire next, in virtual seconds since the program started.
  private var nextTime: TimeInterval

  /// A timer that no loop has yet.
  public init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let interval = timeInterval > 0 ? timeInterval : Self.leastInterval
    self.timeInterval = repeats ? interval : 0
    self.block = block
    nextTime = MainLoop.main.now + interval
  }

  /// What stands for an interval of zero or less
  /// (developer.apple.com/documentation/foundation/timer/scheduledtimer(withtimeinterval:repeats:block:)).
  private static let leastInterval = 0.0001

  /// A timer that the main loop has already.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Takes the timer out of its loop and lets its block go.
  open func invalidate() {
    isValid = false
    block = nil
    if let ticket { MainLoop.main.cancel(ticket) }
    ticket = nil
  }

  /// Calls the block now. A timer that fires once is done with it.
  open func fire() {
    guard isValid else { return }
    block?(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Puts the timer into the main loop, where it isn't yet.
  func schedule() {
    guard isValid, ticket == nil else { return }
    // Safe: every program of the model runs on one thread, the loop's.
    nonisolated(unsafe) let timer = self
    ticket = MainLoop.main.after(nextTime - MainLoop.main.now) { timer.tick() }
  }

  /// Ticks that were missed aren't made up.
  private func tick() {
    ticket = nil
    fire()
    guard isValid else { return }
    repeat { nextTime += timeInterval } while nextTime <= MainLoop.main.now
    schedule()
  }
}

@available(*, unavailable, message: "a timer belongs to the thread of its loop")
extension Timer: @unchecked Sendable {}
