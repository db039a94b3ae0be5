import Dispatch
import Synchronization

/// The threads beside the main one. They are real, so that each has a stack of its own to wait on,
/// but only one runs at a time, the main one included: whoever lets another run waits until it is
/// done or waits itself. So nothing is ever at risk from two at once, and the order is always the
/// same.
final class ThreadCrew: Sendable {
  /// A thread that waits for something to come about.
  private struct Waiter {
    let thread: CrewThread
    let isReady: () -> Bool
    let wake: () -> Void
  }

  private struct State {
    var idle: [CrewThread] = []
    var waiters: [Waiter] = []
    var count = 0
    /// What the thread that runs may go on with when it is done.
    var next: () -> Work? = { nil }
  }

  /// Touched only by the one thread that runs.
  private nonisolated(unsafe) let state = Box(State())
  private let mainMayGo = Dispatch.DispatchSemaphore(value: 0)

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Called on the main thread. Returns when what was let run is done or waits.
  ///
  /// - Parameter next: what the same thread may go on with, without a change of threads.
  func run(_ work: Work, then next: @escaping () -> Work?) {
    state.value.next = next
    MainThreadChecker.isOffMain = true
    letRun(work)
    mainMayGo.wait()
    MainThreadChecker.isOffMain = false
  }

  private func letRun(_ work: Work) {
    if case .resumption(let thread) = work {
      thread.mayGo.signal()
    } else {
      idleThread().begin(work)
    }
  }

  /// Called on a thread of the crew that is done with its work.
  ///
  /// - Returns: what it goes on with; nil where it rests.
  func goOn(_ thread: CrewThread) -> Work? {
    wakeReady()
    guard let work = state.value.next() else {
      state.value.idle.append(thread)
      mainMayGo.signal()
      return nil
    }
    guard case .resumption = work else { return work }
    state.value.idle.append(thread)
    letRun(work)
    return nil
  }

  /// Called on a thread of the crew, which stands still until it is resumed.
  ///
  /// - Parameters:
  ///   - isReady: asked again whenever somebody has done something.
  ///   - wake: what to do once it is; the thread is resumed by its work, `.resumption`.
  func pause(
    _ thread: CrewThread, until isReady: @escaping () -> Bool, wake: @escaping () -> Void
  ) {
    state.value.waiters.append(Waiter(thread: thread, isReady: isReady, wake: wake))
    passOn()
    thread.mayGo.wait()
    state.value.waiters.removeAll { $0.thread === thread }
  }

  /// Lets the next in line run instead of the thread that asks.
  private func passOn() {
    if let work = state.value.next() { letRun(work) } else { mainMayGo.signal() }
  }

  /// Wakes those for whom it has come about what they wait for, the first to wait first.
  func wakeReady() {
    guard !state.value.waiters.isEmpty else { return }
    var waiting: [Waiter] = []
    for waiter in state.value.waiters {
      if waiter.isReady() { waiter.wake() } else { waiting.append(waiter) }
    }
    state.value.waiters = waiting
  }

  private func idleThread() -> CrewThread {
    if let thread = state.value.idle.popLast() { return thread }
    state.value.count += 1
    // A process of tests has other threads to think of.
    if state.value.count == 1, TurnBudget.isKept { OneProcessor.stay() }
    guard state.value.count <= Self.most else {
      Ending.stop("the program lets more than \(Self.most) threads wait at once", status: 1)
    }
    return CrewThread(in: self)
  }

  private static let most = 128

  /// How many threads rest; nil where one waits in the middle of its work.
  var resting: Int? { state.value.waiters.isEmpty ? state.value.idle.count : nil }

  /// Starts new threads from now on, since the resting ones have gone.
  func forgetResting() {
    state.value.count -= state.value.idle.count
    state.value.idle = []
  }
}
