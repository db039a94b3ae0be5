/// Calls its target once a frame, on the main loop, until it is invalidated. The loop keeps it, and it
/// keeps its target (developer.apple.com/documentation/quartzcore/cadisplaylink).
///
/// Frames come at whole sixtieths of a virtual second. Those that come while the main thread is held
/// are left out.
open class CADisplayLink: NSObject {
  /// Frames a second.
  private static let rate = 60.0

  /// When the frame was that the target hears of, in virtual seconds since the program started.
  public private(set) final var timestamp: CFTimeInterval = 0
  /// When the next one will be.
  public final var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Virtual seconds from one frame to the next.
  public final var duration: CFTimeInterval { 1 / Self.rate }
  /// Whether the target hears nothing for a while.
  public final var isPaused = false

  private var target: AnyObject?
  private let selector: Selector
  private var tickets: [RunLoop.Mode: MainLoop.Ticket] = [:]

  public init(target: Any, selector: Selector) {
    (self.target, self.selector) = (target as AnyObject, selector)
  }

  /// Begins to call, in the turns in which the loop is in the mode.
  public final func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
    guard loop === RunLoop.main, target != nil, tickets[mode] == nil else { return }
    schedule(in: mode)
  }

  public final func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {
    if let ticket = tickets.removeValue(forKey: mode) { MainLoop.main.cancel(ticket) }
  }

  /// Takes the link out of its loop for good, and lets go of its target.
  public final func invalidate() {
    for ticket in tickets.values { MainLoop.main.cancel(ticket) }
    (tickets, target) = ([:], nil)
  }

  private func schedule(in mode: RunLoop.Mode) {
    let now = MainLoop.main.now
    let frame = ((now * Self.rate + 1e-6).rounded(.down) + 1) / Self.rate
    // Safe: only one thread runs at a time, and frames come on the main one.
    nonisolated(unsafe) let link = self
    tickets[mode] = MainLoop.main.after(frame - now, in: mode) { link.frame(in: mode) }
  }

  private func frame(in mode: RunLoop.Mode) {
    schedule(in: mode)
    timestamp = MainLoop.main.now
    if !isPaused, let target { _SelectorTable.send(selector, to: target, self) }
  }
}
