import CProcess
import Foundation

/// The living process of a scratchpad, with all that it was forked into.
final class HostProcess: Sendable {
  /// Bytes of all processes' output and errors, in the order they came.
  private let output: Int32
  /// Commands out, records in.
  private let channel: Int32
  private let leash: Leash
  private let limits: Limits

  /// What one command led to.
  struct Reply {
    var records: [HostRecord] = []
    var output: [UInt8] = []
    var isFlooded = false
    /// All processes have ended.
    var isLost = false
  }

  /// - Parameter child: its limits are those of each line.
  static func start(_ child: ChildProcess) async throws -> HostProcess {
    let pipes = try HostPipes()
    let leash = Leash()
    let host = HostProcess(
      output: pipes.output, channel: pipes.channel, leash: leash, limits: child.limits)
    try await withCheckedThrowingContinuation { continuation in
      // The child dies with the thread that starts it, so this one stays.
      Thread.detachNewThread {
        let started = Result { try child.spawn(on: pipes.childDescriptors) }
        pipes.closeChildEnds()
        if case .success(let pid) = started { leash.attach(pid, isGroup: true) }
        continuation.resume(with: started.map { _ in })
        if case .success(let pid) = started { Self.wait(for: pid, on: leash) }
      }
    }
    return host
  }

  private init(output: Int32, channel: Int32, leash: Leash, limits: Limits) {
    (self.output, self.channel) = (output, channel)
    (self.leash, self.limits) = (leash, limits)
  }

  deinit {
    leash.pull()
    close(output)
    close(channel)
  }

  /// Until it has ended. Then nobody may send it a signal any more.
  private static func wait(for child: pid_t, on leash: Leash) {
    let ended = cprocess_pidfd(child)
    var polled = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    while poll(&polled, 1, -1) < 0, errno == EINTR {}
    close(ended)
    _ = leash.release(killing: true)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  /// Ends the line that runs, as Ctrl-C does; the processes that wait don't mind.
  func interrupt() { leash.send(SIGINT) }

  /// Sends a command and reads until the host waits for the next, on a thread of its own.
  func ask(_ command: String) async -> Reply {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        continuation.resume(returning: exchange(command))
      }
    }
  }

  private func exchange(_ command: String) -> Reply {
    var reply = Reply()
    guard send(command + "\n") else {
      reply.isLost = true
      return reply
    }
    // A line that ignores its own limits ends everything.
    let deadline = ContinuousClock.now + .seconds(limits.seconds + Self.grace)
    var reader = HostRecordReader()
    while true {
      var polled = [output, channel].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = (deadline - .now) / .milliseconds(1)
      if left <= 0 { leash.pull() }
      let count = poll(&polled, 2, Int32(max(1, min(left.rounded(.up), 1e6))))
      if count < 0, errno != EINTR { leash.pull() }
      take(into: &reply)
      guard polled[1].revents != 0 else { continue }
      guard let bytes = Self.read(from: channel) else {
        reply.isLost = true
        break
      }
      reader.add(bytes[...])
      while let record = reader.next() { reply.records.append(record) }
      if reply.records.last?.isLast == true { break }
    }
    // What was written before the last record.
    take(into: &reply)
    return reply
  }

  private static let grace = 3.0

  /// Empties the output as far as it goes now. Beyond the limit nothing is kept, and the line is ended.
  private func take(into reply: inout Reply) {
    while let bytes = Self.read(from: output), !bytes.isEmpty {
      let kept = bytes.prefix(limits.output - reply.output.count)
      reply.output += kept
      if kept.count < bytes.count, !reply.isFlooded {
        reply.isFlooded = true
        interrupt()
      }
    }
  }

  /// Empty where nothing is there now; nil at the end.
  private static func read(from descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { return Array(buffer[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  private func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    // A command is shorter than a socket holds.
    return Foundation.send(channel, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }
}

/// Where a host reads and writes.
private struct HostPipes: Sendable {
  let output: Int32
  let channel: Int32
  private let childOutput: Int32
  private let childChannel: Int32
  private let nothing: Int32

  init() throws {
    var pipe: [Int32] = [-1, -1]
    var sockets: [Int32] = [-1, -1]
    let failure = cprocess_pipe(&pipe)
    guard failure == 0 else {
      throw ProgramFailure.unstartable(path: "pipe", says: String(cString: strerror(failure)))
    }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else {
      throw ProgramFailure.unstartable(path: "socketpair", says: String(cString: strerror(errno)))
    }
    // The child's end has a status of its own and stays blocking.
    _ = fcntl(sockets[0], F_SETFL, O_NONBLOCK)
    (output, childOutput) = (pipe[0], pipe[1])
    (channel, childChannel) = (sockets[0], sockets[1])
    nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
  }

  /// Output and errors are one, so that their order is kept.
  var childDescriptors: (Int32, Int32, Int32, Int32, Int32) {
    (nothing, childOutput, childOutput, childChannel, -1)
  }

  func closeChildEnds() {
    for end in [nothing, childOutput, childChannel] { close(end) }
  }
}
