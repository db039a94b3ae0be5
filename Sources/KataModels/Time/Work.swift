/// One thing the main loop has to do.
package enum Work: Sendable {
  case block(Purpose, @MainActor @Sendable () -> Void)
  /// A job of the main actor.
  case mainJob(UnownedJob)
  /// A job of no actor, or of one that brings no executor.
  case poolJob(UnownedJob)

  /// Why a block waits, which decides who waits for it.
  package enum Purpose: Sendable {
    case work
    /// The end of an animation or a transition: `Stage.settle()` moves the clock to it.
    case animation
  }

  var isAnimation: Bool {
    if case .block(.animation, _) = self { true } else { false }
  }

  static func runOnMain(_ job: UnownedJob) {
    job.runSynchronously(on: MainExecutor.shared.asUnownedSerialExecutor())
  }

  static func runInPool(_ job: UnownedJob) {
    job.runSynchronously(on: PoolExecutor.shared.asUnownedTaskExecutor())
  }
}
