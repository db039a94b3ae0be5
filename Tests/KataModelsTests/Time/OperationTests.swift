import KataModels
import KataStage
import Testing

@MainActor @Suite struct `Operations` {
  private func sleeper(
    _ log: SharedLog, _ name: String, _ seconds: TimeInterval = 1
  ) -> BlockOperation {
    BlockOperation {
      log("\(name) begins")
      Thread.sleep(forTimeInterval: seconds)
    }
  }

  @Test func `begin no more at once than their queue may`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    for name in ["one", "two", "three"] { queue.addOperation(sleeper(log, name)) }
    stage.settle()
    #expect(log.lines == ["one begins", "two begins"])
    stage.wait(1)
    #expect(log.lines == ["one begins", "two begins", "three begins"])
    queue.waitUntilAllOperationsAreFinished()
    #expect(stage.now == 2)
    #expect(queue.operationCount == 0)
  }

  @Test func `wait for what they depend on, in whichever queue`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let (first, second) = (sleeper(log, "load"), sleeper(log, "show", 0))
    second.addDependency(first)
    OperationQueue.main.addOperation(second)
    stage.settle()
    #expect(!second.isReady)
    OperationQueue().addOperation(first)
    stage.wait(1)
    #expect(log.lines == ["load begins", "show begins"])
    #expect(second.isFinished)
  }

  @Test func `go by priority where several may begin`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    let (low, high) = (sleeper(log, "low", 0), sleeper(log, "high", 0))
    (low.queuePriority, high.queuePriority) = (.low, .high)
    for operation in [low, sleeper(log, "normal", 0), high] { queue.addOperation(operation) }
    queue.isSuspended = false
    stage.settle()
    #expect(log.lines == ["high begins", "normal begins", "low begins"])
  }

  @Test func `that are cancelled before they begin finish without running`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let (running, waiting) = (sleeper(log, "running"), sleeper(log, "waiting"))
    queue.addOperations([running, waiting], waitUntilFinished: false)
    stage.settle()
    queue.cancelAllOperations()
    #expect(running.isCancelled && running.isExecuting)
    stage.wait(1)
    #expect(log.lines == ["running begins"])
    #expect(waiting.isFinished)
    #expect(queue.operationCount == 0)
  }

  @Test func `with a state of their own finish when they say so`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    final class Download: Operation, @unchecked Sendable {
      private var state = 0
      override var isExecuting: Bool { state == 1 }
      override var isFinished: Bool { state == 2 }
      override var isAsynchronous: Bool { true }
      override func start() {
        state = 1
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
          self.willChangeValue(forKey: "isFinished")
          self.state = 2
          self.didChangeValue(forKey: "isFinished")
        }
      }
    }
    let (queue, download) = (OperationQueue(), Download())
    download.completionBlock = { log("complete, on main: \(Thread.isMainThread)") }
    queue.addOperation(download)
    queue.addBarrierBlock { log("barrier") }
    stage.wait(1)
    #expect(queue.operationCount == 2)
    stage.wait(1)
    #expect(log.lines == ["complete, on main: false", "barrier"])
  }

  @Test func `know their queue`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let queue = OperationQueue()
    queue.addOperation { log("mine: \(OperationQueue.current === queue)") }
    OperationQueue.main.addOperation {
      log("main: \(OperationQueue.current === OperationQueue.main)")
    }
    stage.settle()
    #expect(log.lines == ["mine: true", "main: true"])
    #expect(OperationQueue.current === OperationQueue.main)
  }
}
