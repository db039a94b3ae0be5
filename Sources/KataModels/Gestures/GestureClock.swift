/// The deadline that a recogniser has set itself.
@MainActor struct GestureClock {
  private var ticket: MainLoop.Ticket?

  /// Replaces what was to happen by what happens in so many virtual seconds.
  mutating func start(
    _ seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    stop()
    ticket = MainLoop.main.after(seconds, work)
  }

  mutating func stop() {
    if let ticket { MainLoop.main.cancel(ticket) }
    ticket = nil
  }
}
