/// The virtual clock, as Swift's own clock of this name measures real time.
public struct ContinuousClock: Clock, Sendable {
  public struct Instant: InstantProtocol, Sendable {
    /// Virtual time since the program started.
    fileprivate let offset: Swift.Duration

    public static var now: Instant { ContinuousClock().now }

    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }

    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  public init() {}

  public var now: Instant {
    Instant(offset: .nanoseconds(Int64((MainLoop.main.now * 1e9).rounded())))
  }

  public static var now: Instant { Instant.now }

  public var minimumResolution: Swift.Duration { .nanoseconds(1) }

  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    try await Task.sleep(for: now.duration(to: deadline))
  }
}

/// Nothing ever puts the model to sleep, so both clocks show the same.
public typealias SuspendingClock = ContinuousClock

extension ContinuousClock {
  public static var continuous: ContinuousClock { ContinuousClock() }
  public static var suspending: ContinuousClock { ContinuousClock() }
}

extension ContinuousClock.Instant {
  public static func + (instant: Self, duration: Swift.Duration) -> Self {
    instant.advanced(by: duration)
  }

  public static func - (instant: Self, duration: Swift.Duration) -> Self {
    instant.advanced(by: .zero - duration)
  }

  public static func - (one: Self, other: Self) -> Swift.Duration { other.duration(to: one) }
}
