import Synchronization

/// The variables through which the runtime lets a program own every job.
///
/// Each holds a function that gets what the runtime would have called, and needn't call it.
enum TaskHooks {
  /// Why hooks couldn't be put in place.
  struct Missing: Error, Hashable, CustomStringConvertible {
    let hook: String

    var description: String {
      "this Swift runtime lacks '\(hook)', so tasks can't run on virtual time; "
        + "install Swift 6.3, or say `uikata doctor`"
    }
  }

  /// Finds a variable of the runtime by name.
  typealias Lookup = (String) -> UnsafeMutableRawPointer?

  /// Puts every hook in place, or none.
  static func install(finding variable: Lookup) throws(Missing) {
    let places = try names.map { name throws(Missing) in
      guard let place = variable(name) else { throw Missing(hook: name) }
      return place
    }
    store(enqueue, in: places[0])
    store(enqueueAfter, in: places[1])
    store(enqueueAt, in: places[2])
    store(mainExecutor, in: places[3])
    store(drainMainQueue, in: places[4])
  }

  private static let names = [
    "swift_task_enqueueGlobal_hook",
    "swift_task_enqueueGlobalWithDelay_hook",
    "swift_task_enqueueGlobalWithDeadline_hook",
    "swift_task_getMainExecutor_hook",
    "swift_task_asyncMainDrainQueue_hook",
  ]

  private static func store<Hook>(_ hook: Hook, in place: UnsafeMutableRawPointer) {
    place.storeBytes(of: hook, as: Hook.self)
  }
}

// What the runtime calls. Its own declarations are in `swift/Runtime/ConcurrencyHooks.def`; thin
// functions have the calling convention it expects.
extension TaskHooks {
  private typealias Original = UnsafeRawPointer

  private static var enqueue: @convention(thin) (UnownedJob, Original) -> Void {
    { job, _ in MainLoop.main.enqueue(.poolJob(job)) }
  }

  private static var enqueueAfter: @convention(thin) (UInt64, UnownedJob, Original) -> Void {
    { nanoseconds, job, _ in
      MainLoop.main.enqueue(.poolJob(job), after: Double(nanoseconds) / 1e9)
    }
  }

  /// Seconds and nanoseconds of a real clock, the tolerance, and which clock.
  private static var enqueueAt:
    @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob, Original) -> Void
  {
    { seconds, nanoseconds, _, _, clock, job, _ in
      let deadline = Double(seconds) + Double(nanoseconds) / 1e9
      MainLoop.main.enqueue(.poolJob(job), after: VirtualTime.seconds(until: deadline, on: clock))
    }
  }

  private static var mainExecutor: @convention(thin) (Original) -> UnownedSerialExecutor {
    { _ in MainExecutor.shared.asUnownedSerialExecutor() }
  }

  private static var drainMainQueue: @convention(thin) (Original, Original) -> Void {
    { _, _ in MainLoop.runMainUntilExit() }
  }
}
