import Dispatch

/// A thread that isn't the main one.
// Safe: only one thread runs at a time.
package final class CrewThread: @unchecked Sendable {
  /// What the program takes it for.
  var identity = Thread()
  /// The queues it works for: the last one now, those before it wait in `sync`.
  var queues: [DispatchQueue] = []
  /// The queue whose operation it runs.
  var operationQueue: OperationQueue?
  /// Signalled by whoever lets it run.
  let mayGo = Dispatch.DispatchSemaphore(value: 0)
  private unowned let crew: ThreadCrew
  private var work: Work?
  private var isStarted = false

  init(in crew: ThreadCrew) { self.crew = crew }

  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The thread that the code that asks runs on; nil where that is none of a crew's.
  static var here: CrewThread? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Gives it something to do. It rests, or has done nothing yet.
  func begin(_ work: Work) {
    self.work = work
    mayGo.signal()
    guard !isStarted else { return }
    isStarted = true
    let thread = Foundation.Thread { [self] in
      pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
      run()
    }
    // Twice what a second thread has on iOS (developer.apple.com/library/archive/qa/qa1419): the
    // model's own frames lie on it, too.
    thread.stackSize = 1 << 20
    thread.start()
  }

  private func run() -> Never {
    while true {
      mayGo.wait()
      var next = work.take()
      while next != nil {
        // Gone before anybody else runs, with all that it captured.
        if let work = next.take() { perform(work) }
        // From here on somebody else may run, and give it new work.
        next = crew.goOn(self)
      }
    }
  }

  private func perform(_ work: Work) {
    switch work {
    case .errand(let errand): errand.body()
    case .poolJob(let job): Work.runInPool(job)
    case .alarm(let alarm): alarm.ring()
    case .block, .mainJob, .resumption: break
    }
  }
}
