// Swift's own sleeping goes by a real clock, on which a deadline has come nearer by the time it is
// read. These are more specific than its, so the compiler prefers them.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for so much virtual time.
  public static func sleep(
    for duration: Swift.Duration, tolerance: Swift.Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    let seconds = VirtualTime.seconds(duration)
    try await sleep(nanoseconds: UInt64(max(0, seconds * 1e9).rounded()))
  }

  /// Suspends the task until the virtual clock shows `deadline`.
  public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    try await sleep(for: clock.now.duration(to: deadline))
  }
}
