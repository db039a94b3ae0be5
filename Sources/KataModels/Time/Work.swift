/// One thing the main loop has to do.
package enum Work: Sendable {
  case block(Purpose, @MainActor @Sendable () -> Void)
  /// A job of the main actor.
  case mainJob(UnownedJob)
  /// A job of no actor, or of one that brings no executor.
  case poolJob(UnownedJob)
  /// Work for a thread that isn't the main one.
  case errand(@Sendable () -> Void)
  /// A thread that waited goes on.
  case resumption(CrewThread)

  /// Why a block waits, which decides who waits for it.
  package enum Purpose: Sendable {
    case work
    /// The end of an animation or a transition: `Stage.settle()` moves the clock to it.
    case animation
  }

  var isAnimation: Bool {
    if case .block(.animation, _) = self { true } else { false }
  }

  var lane: WorkLane {
    switch self {
    case .block, .mainJob: .common
    case .poolJob, .errand, .resumption: .background
    }
  }

  static func runOnMain(_ job: UnownedJob) {
    job.runSynchronously(on: MainExecutor.shared.asUnownedSerialExecutor())
  }

  static func runInPool(_ job: UnownedJob) {
    job.runSynchronously(on: PoolExecutor.shared.asUnownedTaskExecutor())
  }
}
