// Swift's own sleeping goes by a real clock, on which a deadline has come nearer by the time it is
// read, and it leaves the actor. These are more specific than its, so the compiler prefers them.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for so much virtual time. Throws `CancellationError`, at once, where the task
  /// is or gets cancelled.
  public static nonisolated(nonsending) func sleep(
    for duration: Swift.Duration, tolerance: Swift.Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    try checkCancellation()
    await Alarm.sleep(for: VirtualTime.seconds(duration))
    try checkCancellation()
  }

  /// Suspends the task until the virtual clock shows `deadline`.
  public static nonisolated(nonsending) func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    try await sleep(for: clock.now.duration(to: deadline))
  }
}
