/// The network as a program stages it: what each URL answers and when, how much comes through at
/// once, and what was asked.
///
///     stage.network.reply(to: photo, after: 0.5, with: .picture(width: 400, height: 300))
///     stage.network.fail(avatar, after: 2, with: .timedOut)
///     stage.network.bytesPerSecond = 100_000
///
/// A request waits for its reply, then its bytes come. Where `bytesPerSecond` is set, all loads whose
/// bytes come at the same moment share it evenly, whatever they load from; without it they come all
/// at once. The network speaks HTTP/2, so that no host has a limit of connections, and its replies
/// may not be cached. Nothing of this is UIKit's: it is the stage's own.
// Safe: only one thread runs at a time.
public final class StagedNetwork: @unchecked Sendable {
  package static let shared = StagedNetwork()

  private var scripts: [URL: ReplyScript] = [:]
  private let link = NetworkLink()
  private var total = NetworkTally()
  private var tallies: [URL: NetworkTally] = [:]
  /// Those that run, by their number.
  private var loads: [Int: NetworkLoad] = [:]

  // MARK: What is answered

  /// Answers a request for the URL. Where a URL is given several answers, its requests get them in
  /// turn, and all further ones the last.
  ///
  /// - Parameters:
  ///   - seconds: virtual ones from the request to the first byte; `.infinity`: it never comes.
  ///   - status: of HTTP. Every one is an answer, no error.
  public func reply(
    to url: URL, after seconds: TimeInterval = 0, status: Int = 200, with data: Data = Data()
  ) {
    precondition(seconds >= 0, "an answer doesn't come before it is asked for")
    scripts[url, default: ReplyScript()].add(
      StagedReply(seconds: seconds, outcome: .data(data, status: status)))
  }

  /// Lets a request for the URL fail, in turn with what `reply` says.
  ///
  /// - Parameter seconds: virtual ones from the request to the failure.
  public func fail(
    _ url: URL, after seconds: TimeInterval = 0,
    with code: URLError.Code = .notConnectedToInternet
  ) {
    precondition(seconds >= 0, "an answer doesn't come before it is asked for")
    scripts[url, default: ReplyScript()].add(
      StagedReply(seconds: seconds, outcome: .failure(code)))
  }

  /// How many bytes come through in a virtual second, for all loads together; nil: any number.
  public var bytesPerSecond: Double? {
    get { link.bytesPerSecond }
    set {
      precondition(newValue.map { $0 > 0 } ?? true, "a network lets something through")
      link.bytesPerSecond = newValue
    }
  }

  /// A URL that nothing was staged for has no server.
  func nextReply(for url: URL) -> StagedReply {
    if let reply = scripts[url]?.next() { return reply }
    let isWeb = ["http", "https"].contains(url.scheme?.lowercased())
    return StagedReply(
      seconds: 0, outcome: .failure(isWeb ? .cannotFindHost : .unsupportedURL))
  }

  // MARK: What was asked

  /// How many requests have begun.
  public var requests: Int { total.requests }
  /// How many of them were cancelled while they ran.
  public var cancels: Int { total.cancels }
  /// How many bytes have come with requests that no longer run, cancelled ones included.
  public var bytes: Int { total.bytes }
  /// How many requests have begun and have neither ended nor been cancelled.
  public var running: Int { loads.count }

  public func requests(to url: URL) -> Int { tallies[url]?.requests ?? 0 }

  public func cancels(of url: URL) -> Int { tallies[url]?.cancels ?? 0 }

  /// Those that run, the oldest first.
  var runningLoads: [NetworkLoad] { loads.keys.sorted().compactMap { loads[$0] } }

  private func note(_ change: (inout NetworkTally) -> Void, of url: URL) {
    change(&total)
    change(&tallies[url, default: NetworkTally()])
  }

  // MARK: The way

  /// - Returns: the number of the load.
  func begin(_ load: NetworkLoad) -> Int {
    note({ $0.requests += 1 }, of: load.url)
    loads[total.requests] = load
    return total.requests
  }

  /// The first byte has come.
  func join(_ load: NetworkLoad) { link.join(load) }

  /// It no longer runs.
  func end(_ load: NetworkLoad, number: Int, bytes: Int, isCancelled: Bool) {
    link.leave(load)
    loads[number] = nil
    note({ $0.bytes += bytes }, of: load.url)
    if isCancelled { note({ $0.cancels += 1 }, of: load.url) }
  }

  func bringUpToDate() { link.carry() }
}

/// Numbers that a network keeps.
struct NetworkTally: Hashable, Sendable {
  var requests = 0
  var cancels = 0
  var bytes = 0
}
