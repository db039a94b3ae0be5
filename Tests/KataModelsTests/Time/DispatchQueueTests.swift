import KataModels
import KataStage
import Testing

/// What closures on several threads say, in order. Safe: only one of them runs at a time.
final class SharedLog: @unchecked Sendable {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}

@MainActor @Suite struct `Queues` {
  @Test func `other than the main one work on another thread`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    DispatchQueue.global().async { log("global on main: \(Thread.isMainThread)") }
    DispatchQueue(label: "photos").async { log("serial on main: \(Thread.isMainThread)") }
    DispatchQueue.main.async { log("main on main: \(Thread.isMainThread)") }
    #expect(log.lines == [])
    stage.settle()
    #expect(
      log.lines == ["global on main: false", "serial on main: false", "main on main: true"])
  }

  @Test func `that are serial do one thing after the other`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let queue = DispatchQueue(label: "photos")
    for name in ["one", "two"] {
      queue.async {
        log("\(name) begins")
        Thread.sleep(forTimeInterval: 1)
        log("\(name) ends")
      }
    }
    stage.wait(1.5)
    #expect(log.lines == ["one begins", "one ends", "two begins"])
    stage.wait(0.5)
    #expect(log.lines == ["one begins", "one ends", "two begins", "two ends"])
  }

  @Test func `that are concurrent begin everything at once, but for what has them to itself`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let queue = DispatchQueue(label: "photos", attributes: .concurrent)
    for name in ["one", "two"] {
      queue.async {
        Thread.sleep(forTimeInterval: 1)
        log(name)
      }
    }
    queue.async(flags: .barrier) {
      log("barrier begins")
      Thread.sleep(forTimeInterval: 1)
    }
    queue.async { log("three") }
    stage.wait(1)
    #expect(log.lines == ["one", "two", "barrier begins"])
    stage.wait(1)
    #expect(log.lines == ["one", "two", "barrier begins", "three"])
  }

  @Test func `do what is due later when it is due`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) { log("global") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
      log("main at \(MainActor.assumeIsolated { stage.now })")
    }
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log("never") }
    stage.wait(1)
    #expect(log.lines == ["main at 0.5"])
    stage.wait(5)
    #expect(log.lines == ["main at 0.5", "global"])
  }

  @Test func `are waited for by sync, which works on the thread that asks`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let queue = DispatchQueue(label: "photos")
    queue.async {
      Thread.sleep(forTimeInterval: 1)
      log("before")
    }
    let isMain = queue.sync { Thread.isMainThread }
    #expect(log.lines == ["before"])
    #expect(isMain)
    #expect(stage.now == 1)
  }

  @Test func `wake at a sum of seconds that no clock shows to the last digit`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    DispatchQueue.global().async {
      for _ in 0..<1_000 { Thread.sleep(forTimeInterval: 0.1) }
      log("awake")
    }
    stage.wait(100.001)
    #expect(log.lines == ["awake"])
  }

  @Test func `hand an error of sync on`() {
    struct Missing: Error {}
    #expect(throws: Missing.self) { try DispatchQueue(label: "photos").sync { throw Missing() } }
  }

  @Test func `let another thread wait for the main one`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    DispatchQueue.global().async {
      let isMain = DispatchQueue.main.sync { Thread.isMainThread }
      log("on main: \(isMain), then: \(Thread.isMainThread)")
    }
    stage.settle()
    #expect(log.lines == ["on main: true, then: false"])
  }

  @Test func `go on while the main thread sleeps, and what is due there comes late`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      log("main at \(MainActor.assumeIsolated { stage.now })")
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { log("global at 1") }
    DispatchQueue.main.async { Thread.sleep(forTimeInterval: 2) }
    stage.settle()
    #expect(log.lines == ["global at 1", "main at 2.0"])
    #expect(stage.now == 2)
  }
}

@MainActor @Suite struct `Pieces of work` {
  @Test func `that are cancelled before they begin never run`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let first = DispatchWorkItem { log("first") }
    let second = DispatchWorkItem { log("second") }
    DispatchQueue.main.async(execute: first)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: second)
    second.cancel()
    stage.wait(2)
    #expect(log.lines == ["first"])
    #expect(second.isCancelled)
  }

  @Test func `in a group tell when all are done`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let group = DispatchGroup()
    for seconds in [2, 1] {
      DispatchQueue.global().async(group: group) {
        Thread.sleep(forTimeInterval: Double(seconds))
        log("\(seconds)")
      }
    }
    group.notify(queue: .main) { log("all at \(MainActor.assumeIsolated { stage.now })") }
    stage.wait(3)
    #expect(log.lines == ["1", "2", "all at 2.0"])
  }

  @Test func `can be waited for, and not for ever`() {
    let stage = Stage(UIViewController())
    let item = DispatchWorkItem { Thread.sleep(forTimeInterval: 2) }
    DispatchQueue.global().async(execute: item)
    #expect(item.wait(timeout: .now() + 1) == .timedOut)
    #expect(stage.now == 1)
    #expect(item.wait(timeout: .now() + 5) == .success)
    #expect(stage.now == 2)
  }

  @Test func `go through a semaphore, no more than it lets through`() {
    let (stage, log) = (Stage(UIViewController()), SharedLog())
    let room = DispatchSemaphore(value: 2)
    for number in 1...4 {
      DispatchQueue.global().async {
        room.wait()
        log("\(number) begins")
        Thread.sleep(forTimeInterval: 1)
        room.signal()
      }
    }
    stage.settle()
    #expect(log.lines == ["1 begins", "2 begins"])
    stage.wait(1)
    #expect(log.lines == ["1 begins", "2 begins", "3 begins", "4 begins"])
    #expect(room.wait(timeout: .now()) == .timedOut)
  }
}
