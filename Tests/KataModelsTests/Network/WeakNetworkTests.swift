import KataModels
import KataStage
import Testing

@testable import KataModels

@MainActor @Suite struct `A weak network` {
  private let late = LateStage()
  private var stage: Stage { late.stage }
  private let name = UUID()

  private final class Times: @unchecked Sendable {
    var ended: [Int: TimeInterval] = [:]
  }

  /// One load.
  struct Errand {
    var start: TimeInterval = 0
    var latency: TimeInterval = 0
    var bytes: Int
  }

  /// When each of the loads is over, in virtual seconds from now.
  private func ends(of errands: [Errand], bytesPerSecond: Double?) -> [TimeInterval] {
    stage.network.bytesPerSecond = bytesPerSecond
    defer { stage.network.bytesPerSecond = nil }
    let (now, times) = (CACurrentMediaTime(), Times())
    // Nobody waits for another's handler.
    let queue = OperationQueue()
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: queue)
    for (number, errand) in errands.enumerated() {
      let url = URL(string: "https://photos.example/\(name)/\(number)")!
      stage.network.reply(to: url, after: errand.latency, with: Data(count: errand.bytes))
      let task = session.dataTask(with: url) { _, _, _ in
        times.ended[number] = CACurrentMediaTime() - now
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + errand.start) { task.resume() }
    }
    stage.wait(60)
    return errands.indices.map { (times.ended[$0] ?? -1).wholeNanoseconds }
  }

  @Test func `gives loads that run at once an even share`() {
    let ten = Array(repeating: Errand(latency: 0.5, bytes: 1000), count: 10)
    #expect(ends(of: ten, bytesPerSecond: 1000) == Array(repeating: 10.5, count: 10))
    #expect(ends(of: [ten[0]], bytesPerSecond: 1000) == [1.5])
  }

  @Test func `gives what is left of it to those that stay`() {
    let two = [Errand(bytes: 1000), Errand(bytes: 3000)]
    #expect(ends(of: two, bytesPerSecond: 1000) == [2, 4])
    let late = [Errand(bytes: 2000), Errand(start: 1, bytes: 500)]
    #expect(ends(of: late, bytesPerSecond: 1000) == [2.5, 2])
  }

  @Test func `that isn't limited lets all bytes through at once`() {
    #expect(ends(of: [Errand(latency: 0.5, bytes: 1 << 20)], bytesPerSecond: nil) == [0.5])
  }

  @Test func `gives a load that goes nothing, and counts what it had`() throws {
    stage.network.bytesPerSecond = 1000
    defer { stage.network.bytesPerSecond = nil }
    let url = try #require(URL(string: "https://photos.example/\(name)"))
    stage.network.reply(to: url, with: Data(count: 1000))
    let bytes = stage.network.bytes
    let tasks = (1...2).map { _ in URLSession.shared.dataTask(with: url) { _, _, _ in } }
    for task in tasks { task.resume() }
    stage.wait(0.5)
    #expect(tasks.map(\.countOfBytesReceived) == [250, 250])
    tasks[0].cancel()
    stage.wait(0.25)
    #expect(tasks.map(\.countOfBytesReceived) == [250, 500])
    stage.wait(0.5)
    #expect(tasks[1].state == .completed)
    #expect(stage.network.bytes - bytes == 1250)
  }

  /// What has begun runs, has ended or was cancelled; and no more comes than the link lets through.
  @Test(arguments: 1...20) func `adds up, whoever begins, ends and goes`(seed: Int) throws {
    var numbers = SeededGenerator(seed: seed)
    stage.network.bytesPerSecond = 10_000
    defer { stage.network.bytesPerSecond = nil }
    let (session, before) = (URLSession(configuration: .default), stage.network.bytes)
    let (requests, cancels) = (stage.network.requests, stage.network.cancels)
    let (begin, others) = (CACurrentMediaTime(), stage.network.running)
    var tasks: [URLSessionDataTask] = []
    for number in 0..<60 {
      let url = try #require(URL(string: "https://photos.example/\(name)/\(number)"))
      let bytes = Int.random(in: 0...20_000, using: &numbers)
      let latency = Double.random(in: 0...3, using: &numbers)
      stage.network.reply(to: url, after: latency, with: Data(count: bytes))
      tasks.append(session.dataTask(with: url) { _, _, _ in })
      tasks[number].resume()
      stage.wait(Double.random(in: 0...1, using: &numbers))
      if let task = tasks.randomElement(using: &numbers), Bool.random(using: &numbers) {
        task.cancel()
      }
      let ended = tasks.count { $0.response != nil }
      let gone = stage.network.cancels - cancels
      #expect(stage.network.running - others == tasks.count - ended - gone)
      let came = tasks.map(\.countOfBytesReceived).reduce(0, +)
      #expect(Double(came) <= (CACurrentMediaTime() - begin) * 10_000 + 30)
    }
    stage.wait(100)
    #expect(stage.network.requests - requests == 60)
    #expect(stage.network.running == others)
    #expect(tasks.allSatisfy { $0.state == .completed })
    let came = tasks.map(\.countOfBytesReceived).reduce(0, +)
    #expect(stage.network.bytes - before == Int(came))
  }

  /// A load is over when everybody's share, summed since its first byte, makes its bytes.
  private func expectedEnds(_ errands: [Errand], bytesPerSecond: Double) -> [TimeInterval] {
    var (now, share) = (0.0, 0.0)
    var goals: [Int: Double] = [:]
    var ends = Array(repeating: 0.0, count: errands.count)
    var arrivals = errands.indices.map { ($0, errands[$0].start + errands[$0].latency) }
      .sorted { $0.1 < $1.1 }[...]
    while !goals.isEmpty || !arrivals.isEmpty {
      let next = goals.min { $0.value < $1.value }
      let speed = bytesPerSecond / Double(max(1, goals.count))
      let end = next.map { now + ($0.value - share) / speed } ?? .infinity
      if let arrival = arrivals.first, arrival.1 <= end {
        share += (arrival.1 - now) * speed
        now = arrival.1
        goals[arrival.0] = share + Double(errands[arrival.0].bytes)
        arrivals.removeFirst()
      } else if let next {
        (now, share) = (end, next.value)
        ends[next.key] = end
        goals[next.key] = nil
      }
    }
    return ends
  }

  @Test(arguments: 1...20) func `is shared fairly by loads nobody has thought of`(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    let errands = (0..<30).map { _ in
      Errand(
        start: Double(numbers.next() % 100) / 10, latency: Double(numbers.next() % 20) / 10,
        bytes: Int(numbers.next() % 50_000))
    }
    let ends = ends(of: errands, bytesPerSecond: 20_000)
    let expected = expectedEnds(errands, bytesPerSecond: 20_000)
    #expect(zip(ends, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(ends) isn't \(expected)")
  }
}
