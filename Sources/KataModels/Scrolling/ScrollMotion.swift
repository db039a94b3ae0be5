/// A movement of a scroll view's content that runs by itself: an offset for each moment.
@MainActor final class ScrollMotion {
  /// In virtual seconds.
  private let duration: TimeInterval
  /// The offset at a moment since the start.
  private let offset: (TimeInterval) -> CGPoint
  /// Where the content comes to rest, to the number.
  let end: CGPoint
  private let start = MainLoop.main.now
  private var ticket: MainLoop.Ticket?
  private var isStopped = false
  /// Called at each frame with the offset.
  private let move: (CGPoint) -> Void
  private let finish: () -> Void

  private var frames = 0.0

  private static let framesPerSecond = 60.0

  init(
    over duration: TimeInterval, to end: CGPoint, offset: @escaping (TimeInterval) -> CGPoint,
    move: @escaping (CGPoint) -> Void, finish: @escaping () -> Void
  ) {
    (self.duration, self.end, self.offset) = (duration, end, offset)
    (self.move, self.finish) = (move, finish)
  }

  /// Runs until its end or until it is stopped; keeps itself alive as long.
  func run() {
    frames += 1
    let next = start + min(frames / Self.framesPerSecond, duration)
    ticket = MainLoop.main.after(next - MainLoop.main.now, for: .animation) { self.tick() }
  }

  func stop() {
    isStopped = true
    if let ticket { MainLoop.main.cancel(ticket) }
  }

  private func tick() {
    // Whole nanoseconds, as the clock has them.
    let elapsed = (MainLoop.main.now - start).wholeNanoseconds
    guard elapsed < duration - 1e-9 else {
      move(end)
      // Whoever hears of the last step may have sent the content elsewhere.
      return isStopped ? () : finish()
    }
    run()
    move(offset(elapsed))
  }
}

extension CGPoint {
  /// The point at a share of the way, from 0 to 1.
  static func between(_ start: CGPoint, _ end: CGPoint, at share: CGFloat) -> CGPoint {
    CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}
