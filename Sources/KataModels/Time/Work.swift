/// One thing the main loop has to do.
package enum Work: Sendable {
  case block(Block)
  /// A job of the main actor.
  case mainJob(UnownedJob)
  /// A job of no actor, or of one that brings no executor.
  case poolJob(UnownedJob)
  /// Work for a thread that isn't the main one.
  case errand(Errand)
  /// A thread that waited goes on.
  case resumption(CrewThread)
  /// A task that sleeps wakes. It needs no thread: its next job does.
  case alarm(Alarm)

  // Closures lie in structures of their own, so that what they keep can be read where they are: handed
  // on as a value of any type, a closure gets another context.

  package struct Block: Sendable {
    let purpose: Purpose
    let body: @MainActor @Sendable () -> Void
  }

  package struct Errand: Sendable {
    let body: @Sendable () -> Void
  }

  /// Why a block waits, which decides who waits for it.
  package enum Purpose: Sendable {
    case work
    /// The end of an animation or a transition: `Stage.settle()` moves the clock to it.
    case animation
  }

  var isAnimation: Bool {
    if case .block(let block) = self { block.purpose == .animation } else { false }
  }

  var lane: WorkLane {
    switch self {
    case .block, .mainJob: .common
    case .poolJob, .errand, .resumption, .alarm: .background
    }
  }

  static func runOnMain(_ job: UnownedJob) {
    job.runSynchronously(on: MainExecutor.shared.asUnownedSerialExecutor())
  }

  static func runInPool(_ job: UnownedJob) {
    job.runSynchronously(on: PoolExecutor.shared.asUnownedTaskExecutor())
  }
}
