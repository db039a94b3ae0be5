import KataModels
import KataStage
import Testing

@testable import KataModels

@MainActor @Suite struct `A data task` {
  private let late = LateStage()
  private var stage: Stage { late.stage }
  private let log = SharedLog()
  /// Another one for each test, since the network is everybody's.
  private let url = URL(string: "https://photos.example/\(UUID())")!

  private func task(
    _ request: URLRequest? = nil, in session: URLSession = URLSession(configuration: .default)
  ) -> URLSessionDataTask {
    session.dataTask(with: request ?? URLRequest(url: url)) { [log] data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode
      let answer =
        error.map(\.localizedDescription) ?? "\(data?.count ?? 0) bytes, status \(status ?? 0)"
      log("\(answer), on main: \(Thread.isMainThread), at \(CACurrentMediaTime())")
    }
  }

  /// What the clock will show so many seconds from now.
  private func at(_ seconds: TimeInterval) -> TimeInterval {
    (CACurrentMediaTime() + seconds).wholeNanoseconds
  }

  @Test func `begins when it is resumed, and answers on another thread`() {
    let expected = "5 bytes, status 200, on main: false, at \(at(0.8))"
    stage.network.reply(to: url, after: 0.5, with: Data("hello".utf8))
    let task = task()
    #expect(task.state == .suspended)
    stage.wait(0.3)
    #expect(stage.network.requests(to: url) == 0)
    task.resume()
    #expect(task.state == .running)
    #expect(stage.network.requests(to: url) == 1)
    stage.wait(0.5)
    #expect(log.lines == [expected])
    #expect(task.state == .completed)
    #expect((task.response as? HTTPURLResponse)?.statusCode == 200)
    #expect(task.countOfBytesReceived == 5)
    task.resume()
    stage.wait(1)
    #expect(log.lines == [expected])
    #expect(stage.network.requests(to: url) == 1)
  }

  @Test func `answers with a status that tells of a fault, as with any other`() {
    let expected = "0 bytes, status 404, on main: false, at \(at(0))"
    stage.network.reply(to: url, status: 404)
    task().resume()
    stage.wait(0)
    #expect(log.lines == [expected])
  }

  @Test func `fails with the error that was staged, or where nothing was`() {
    let expected = [
      "A server with the specified hostname could not be found., on main: false, at \(at(0))",
      "The Internet connection appears to be offline., on main: false, at \(at(1))",
    ]
    task().resume()
    stage.wait(0)
    stage.network.fail(url, after: 1)
    task().resume()
    stage.wait(1)
    #expect(log.lines == expected)
  }

  @Test func `gets the answers of its URL in turn, and then the last again and again`() {
    stage.network.fail(url, with: .timedOut)
    stage.network.reply(to: url, with: Data("hello".utf8))
    for _ in 1...3 {
      task().resume()
      stage.wait(0)
    }
    let words = log.lines.map { $0.prefix { $0 != "," } }
    #expect(words == ["The request timed out.", "5 bytes", "5 bytes"])
    stage.network.reply(to: url, with: Data("hello again".utf8))
    task().resume()
    stage.wait(0)
    #expect(log.lines.last?.hasPrefix("11 bytes") == true)
  }

  @Test func `that is cancelled answers with an error, once, and nothing arrives later`() {
    let expected = "cancelled, on main: false, at \(at(0.2))"
    stage.network.reply(to: url, after: 0.5)
    let task = task()
    task.resume()
    stage.wait(0.2)
    task.cancel()
    #expect(task.state == .canceling)
    #expect(log.lines == [])
    stage.wait(1)
    #expect(log.lines == [expected])
    #expect((task.error as? URLError)?.code == .cancelled)
    #expect(stage.network.cancels(of: url) == 1)
    task.cancel()
    stage.wait(1)
    #expect(log.lines == [expected])
    #expect(stage.network.cancels(of: url) == 1)
  }

  @Test func `that is cancelled before it begins never asks the network`() {
    let expected = "cancelled, on main: false, at \(at(0))"
    let task = task()
    task.cancel()
    task.resume()
    stage.wait(1)
    #expect(log.lines == [expected])
    #expect(stage.network.requests(to: url) == 0)
  }

  @Test func `times out where nothing comes: by its own time, its session's, or a minute`() {
    let expected = [5, 8, 20, 60].map { "The request timed out., on main: false, at \(at($0))" }
    stage.network.reply(to: url, after: .infinity)
    task(URLRequest(url: url, timeoutInterval: 5)).resume()
    let hasty = URLSessionConfiguration.default
    hasty.timeoutIntervalForRequest = 20
    task(in: URLSession(configuration: hasty)).resume()
    let strict = URLSessionConfiguration.default
    strict.timeoutIntervalForResource = 8
    task(in: URLSession(configuration: strict)).resume()
    task().resume()
    stage.wait(100)
    #expect(log.lines == expected)
  }

  @Test func `answers on the queue that its session was made with`() {
    let expected = "0 bytes, status 200, on main: true, at \(at(0))"
    stage.network.reply(to: url)
    task(in: URLSession(configuration: .default, delegate: nil, delegateQueue: .main)).resume()
    stage.wait(0)
    #expect(log.lines == [expected])
  }

  @Test func `waits while its session's queue is busy with another answer`() {
    let session = URLSession(configuration: .default)
    stage.network.reply(to: url)
    for number in 1...2 {
      session.dataTask(with: url) { [log] _, _, _ in
        Thread.sleep(forTimeInterval: 1)
        log("\(number)")
      }.resume()
    }
    stage.wait(1)
    #expect(log.lines == ["1"])
    stage.wait(1)
    #expect(log.lines == ["1", "2"])
  }

  @Test func `is cancelled with all others of a session that is`() {
    let session = URLSession(configuration: .default)
    stage.network.reply(to: url, after: 1)
    for _ in 1...2 { task(in: session).resume() }
    session.invalidateAndCancel()
    stage.wait(2)
    #expect(log.lines.map { $0.prefix { $0 != "," } } == ["cancelled", "cancelled"])
  }

  @Test func `counts among those that run until it ends`() {
    let before = (stage.network.requests, stage.network.running, stage.network.bytes)
    stage.network.reply(to: url, after: 1, with: Data(count: 10))
    let tasks = (1...3).map { _ in task() }
    for task in tasks { task.resume() }
    #expect(stage.network.running - before.1 == 3)
    tasks[0].cancel()
    #expect(stage.network.running - before.1 == 2)
    stage.wait(1)
    #expect(stage.network.running == before.1)
    #expect(stage.network.requests - before.0 == 3)
    #expect(stage.network.bytes - before.2 == 20)
  }

  // MARK: Beliefs

  private func policy(_ change: (inout UIKitRules.Network) -> Void) -> NetworkPolicy {
    var rules = UIKitRules().network
    change(&rules)
    return NetworkPolicy(rules)
  }

  @Test func `may be believed to answer on main, or never once it is cancelled`() {
    #expect(policy { $0.completesOn = .mainQueue }.queue() === OperationQueue.main)
    #expect(policy { _ in }.queue().maxConcurrentOperationCount == 1)
    policy { $0.cancelledTasksAnswer = false }.whenCancelled { [log] in log("silence") }
    policy { _ in }.whenCancelled { [log] in log("truth") }
    stage.wait(1)
    #expect(log.lines == ["truth"])
  }

  @Test func `may be believed to end in the order in which it began`() {
    let belief = policy { $0.loadsEnd = .asTheyBegan }
    let (first, second, third) = (belief.whenBegun(), belief.whenBegun(), belief.whenBegun())
    third { [log] in log("third") }
    second { [log] in log("second") }
    #expect(log.lines == [])
    first { [log] in log("first") }
    #expect(log.lines == ["first", "second", "third"])
  }
}
