/// Durations and deadlines of real clocks as virtual seconds from now.
///
/// A deadline on a real clock has come nearer by the time that passed since it was made, so
/// seconds are rounded to the millisecond.
enum VirtualTime {
  /// A duration of another kind than `Swift.Duration` counts as no time at all.
  static func seconds(in duration: some DurationProtocol) -> TimeInterval {
    (duration as? Swift.Duration).map { rounded(seconds($0)) } ?? 0
  }

  static func seconds(_ duration: Swift.Duration) -> TimeInterval {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// - Parameter clock: the runtime's number: 1 continuous, 2 suspending.
  static func seconds(until deadline: Double, on clock: Int32) -> TimeInterval {
    var now = timespec()
    clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now)
    return rounded(deadline - Double(now.tv_sec) - Double(now.tv_nsec) / 1e9)
  }

  private static func rounded(_ seconds: TimeInterval) -> TimeInterval {
    (seconds * 1000).rounded() / 1000
  }
}
