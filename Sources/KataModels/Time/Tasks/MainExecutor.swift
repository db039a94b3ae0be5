@_spi(ExperimentalScheduling) import _Concurrency

/// Runs the main actor's jobs in the turns of the main loop.
final class MainExecutor: SerialExecutor {
  static let shared = MainExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    MainLoop.main.enqueue(.mainJob(UnownedJob(job)))
  }

  /// Whether the job that runs belongs to the main actor. Code outside of any job, such as the
  /// top level of a program, does.
  func isIsolatingCurrentContext() -> Bool? { MainLoop.main.isOnMainActor }

  func checkIsolated() {
    precondition(MainLoop.main.isOnMainActor, "this code doesn't run on the main actor")
  }
}

extension MainExecutor: SchedulingExecutor {
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    MainLoop.main.enqueue(.mainJob(UnownedJob(job)), after: VirtualTime.seconds(in: delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let delay = clock.now.duration(to: instant)
    MainLoop.main.enqueue(.mainJob(UnownedJob(job)), after: VirtualTime.seconds(in: delay))
  }
}
