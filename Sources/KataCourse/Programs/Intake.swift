import CProcess
import Foundation

/// The pipes of one running child, emptied as they fill.
struct Intake {
  private struct Pipe {
    var reading: Int32
    var writing: Int32
    var bytes: [UInt8] = []
  }

  /// Output, errors, channel and perhaps status; none for a child that uses descriptors of ours.
  private var pipes: [Pipe] = []
  private var passage: Passage
  /// `/dev/null`, where we opened it.
  private var nothing: Int32?
  private let limit: Int
  private var whileRunning: (@Sendable (ArraySlice<UInt8>) -> Void)?
  private var whileReporting: (@Sendable (ArraySlice<UInt8>) -> Void)?

  init(for streams: ChildProcess.Streams, limit: Int, hasStatus: Bool = false) throws {
    self.limit = limit
    switch streams {
    case .through(let passage):
      self.passage = passage
    case .captured(let whileRunning, let whileReporting):
      let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
      self.nothing = nothing
      passage = Passage(input: nothing, output: -1, errors: -1)
      self.whileRunning = whileRunning
      self.whileReporting = whileReporting
      for _ in 0..<(hasStatus ? 4 : 3) {
        var ends: [Int32] = [-1, -1]
        let failure = cprocess_pipe(&ends)
        guard failure == 0 else {
          close()
          throw ProgramFailure.unstartable(path: "pipe", says: String(cString: strerror(failure)))
        }
        pipes.append(Pipe(reading: ends[0], writing: ends[1]))
      }
    }
  }

  var childDescriptors: (Int32, Int32, Int32, Int32, Int32) {
    guard pipes.count >= 3 else { return (passage.input, passage.output, passage.errors, -1, -1) }
    let status = pipes.count > 3 ? pipes[3].writing : -1
    return (passage.input, pipes[0].writing, pipes[1].writing, pipes[2].writing, status)
  }

  var output: [UInt8] { bytes(of: 0) }
  var errors: [UInt8] { bytes(of: 1) }
  var channel: [UInt8] { bytes(of: 2) }
  var status: [UInt8] { bytes(of: 3) }

  private func bytes(of index: Int) -> [UInt8] {
    pipes.indices.contains(index) ? pipes[index].bytes : []
  }

  /// Reads until the child ends, whoever else may still hold the pipes.
  ///
  /// - Parameter hoards: looked at now and then, whether the child holds too much memory.
  /// - Returns: The limit that was met; nil where the child ended by itself.
  mutating func drain(
    until deadline: ContinuousClock.Instant, child: pid_t, hoards: (() -> Bool)?
  ) -> ChildProcess.Ending? {
    let ended = cprocess_pidfd(child)
    defer { _ = Foundation.close(ended) }
    var nextLook = ContinuousClock.now + Self.lookInterval
    while true {
      var polled = ([ended] + pipes.map(\.reading)).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return .outOfTime }
      if let hoards, .now >= nextLook {
        if hoards() { return .hoarded }
        nextLook = .now + Self.lookInterval
      }
      let most = hoards == nil ? 1e6 : Self.lookInterval / .milliseconds(1)
      let wait = min(left, most).rounded(.up)
      let count = poll(&polled, nfds_t(polled.count), Int32(wait))
      if count < 0, errno != EINTR { return .outOfTime }
      for index in pipes.indices where polled[index + 1].revents != 0 {
        guard take(index) else { return .flooded }
      }
      if polled[0].revents != 0 {
        // What was written between the two looks.
        return pipes.indices.allSatisfy { take($0) } ? nil : .flooded
      }
    }
  }

  private static let lookInterval = Duration.milliseconds(20)

  /// Empties one pipe as far as it goes now. False where that exceeds the limit.
  private mutating func take(_ index: Int) -> Bool {
    guard pipes[index].reading >= 0 else { return true }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = read(pipes[index].reading, buffer.baseAddress, buffer.count)
        if count < 0 { return true }
        guard count > 0 else {
          // An end of file would wake every following poll.
          _ = Foundation.close(pipes[index].reading)
          pipes[index].reading = -1
          return true
        }
        let start = pipes[index].bytes.count
        let room = min(count, limit - start)
        pipes[index].bytes.append(contentsOf: buffer[..<room])
        if index == 0, room > 0 { whileRunning?(pipes[index].bytes[start...]) }
        if index == 2, room > 0 { whileReporting?(pipes[index].bytes[start...]) }
        guard room == count else { return false }
      }
    }
  }

  mutating func closeChildEnds() {
    for index in pipes.indices {
      _ = Foundation.close(pipes[index].writing)
      pipes[index].writing = -1
    }
  }

  mutating func close() {
    for descriptor in pipes.flatMap({ [$0.reading, $0.writing] }) + [nothing ?? -1]
    where descriptor >= 0 {
      _ = Foundation.close(descriptor)
    }
    pipes = []
    nothing = nil
  }
}
