/// One request on its way: it waits for the first byte, then its bytes come, and then it is over.
// Safe: only one thread runs at a time.
final class NetworkLoad: @unchecked Sendable {
  typealias Answer = (data: Data, response: HTTPURLResponse)

  let url: URL
  /// Bytes that the link has handed out to it.
  private var received = 0.0
  /// Nil while it runs.
  private(set) var result: Result<Answer, URLError>?

  private let network: StagedNetwork
  private let whenOver: @Sendable (Result<Answer, URLError>) -> Void
  private var tickets: [MainLoop.Ticket] = []
  /// From 1, in the order in which requests began; 0 before.
  private var number = 0
  /// What comes, once the first byte has.
  private var answer: Answer?

  /// - Parameter whenOver: called once, on a thread that isn't the main one, unless it is cancelled.
  init(
    to url: URL, on network: StagedNetwork = .shared,
    whenOver: @escaping @Sendable (Result<Answer, URLError>) -> Void
  ) {
    (self.url, self.network, self.whenOver) = (url, network, whenOver)
  }

  /// - Parameters:
  ///   - idle: how long it waits for the next byte, in virtual seconds. Once bytes come, they keep
  ///     coming.
  ///   - limit: how long all of it may take.
  func begin(idle: TimeInterval, limit: TimeInterval) {
    number = network.begin(self)
    let reply = network.nextReply(for: url)
    if idle < reply.seconds {
      after(idle) { $0.end(.timedOut) }
    } else {
      after(reply.seconds) { $0.arrive(reply.outcome) }
    }
    after(limit) { $0.end(.timedOut) }
  }

  private func after(_ seconds: TimeInterval, _ act: @escaping @Sendable (NetworkLoad) -> Void) {
    guard seconds < .infinity else { return }
    tickets.append(MainLoop.main.inBackground(after: seconds) { act(self) })
  }

  private func arrive(_ outcome: StagedReply.Outcome) {
    switch outcome {
    case .failure(let code): end(code)
    case .data(let data, let status):
      answer = (data, HTTPURLResponse(from: url, status: status, length: data.count))
      network.join(self)
    }
  }

  // MARK: Bytes

  /// Those that are still to come.
  var remaining: Double { Double(answer?.data.count ?? 0) - received }

  /// Those that have come.
  var receivedByNow: Int64 {
    if result == nil { network.bringUpToDate() }
    return Int64(received.rounded())
  }

  func receive(_ bytes: Double) { received += min(bytes, remaining) }

  /// The last byte has come.
  func complete() {
    guard let answer else { return }
    received = Double(answer.data.count)
    end(with: .success(answer))
  }

  // MARK: The end

  /// Nobody is told: whoever cancels knows.
  func cancel() {
    guard result == nil else { return }
    close(with: .failure(URLError(.cancelled, url: url)), isCancelled: true)
  }

  private func end(_ code: URLError.Code) { end(with: .failure(URLError(code, url: url))) }

  private func end(with result: Result<Answer, URLError>) {
    guard self.result == nil else { return }
    close(with: result)
    whenOver(result)
  }

  private func close(with result: Result<Answer, URLError>, isCancelled: Bool = false) {
    network.bringUpToDate()
    self.result = result
    for ticket in tickets { MainLoop.main.cancel(ticket) }
    tickets = []
    network.end(
      self, number: number, bytes: Int(received.rounded()), isCancelled: isCancelled)
  }
}
