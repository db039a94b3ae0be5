@_spi(ExperimentalScheduling) import _Concurrency

/// Runs what belongs to no actor with an executor of its own, in the turns of the main loop: on another
/// thread, for which the main one waits, and never as the main actor.
final class PoolExecutor: TaskExecutor {
  static let shared = PoolExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    MainLoop.main.enqueue(.poolJob(UnownedJob(job)))
  }
}

extension PoolExecutor: SchedulingExecutor {
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    MainLoop.main.enqueue(.poolJob(UnownedJob(job)), after: VirtualTime.seconds(in: delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let delay = clock.now.duration(to: instant)
    MainLoop.main.enqueue(.poolJob(UnownedJob(job)), after: VirtualTime.seconds(in: delay))
  }
}
