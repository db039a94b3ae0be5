import KataTrace

/// What a program reports beside its output: one JSON object a line on the file descriptor that
/// the runner names.
///
/// Each record leaves at once, so that nothing is lost in a trap. A reader that has gone away, or
/// a program that reports without end, closes it.
package enum Channel {
  // Written before the program's first statement and then by one thread at a time.
  private nonisolated(unsafe) static var descriptor: Int32 = -1
  private nonisolated(unsafe) static var bytesLeft = 0

  package static var isOpen: Bool { descriptor >= 0 }

  /// What a reader keeps of it, less room for the closing record.
  private static let capacity = (1 << 20) - 256
  /// The same for who replays the program, and is told more.
  private static let replayCapacity = (16 << 20) - 256

  /// - Parameter number: the file descriptor as text, as the environment has it.
  static func open(_ number: String) {
    guard let number = Int32(number), fcntl(number, F_GETFD) >= 0 else { return }
    // A reader that has gone away must not end the program.
    signal(SIGPIPE, SIG_IGN)
    descriptor = number
    bytesLeft = capacity
    atexit { Channel.close() }
  }

  static var hasRoom: Bool { bytesLeft > 0 }

  /// Who replays the program reads more than others.
  static func makeRoomForReplay() {
    if isOpen { bytesLeft = replayCapacity }
  }

  package static func write(_ record: @autoclosure () -> ChannelRecord) {
    guard isOpen, hasRoom else { return }
    if Replay.isWanted { Replay.tellPlace() }
    writeLine(record())
  }

  /// Without telling where in the program it happens.
  static func writeLine(_ record: ChannelRecord) {
    guard isOpen, hasRoom else { return }
    let line = record.line
    bytesLeft -= line.utf8.count
    if hasRoom { put(line) }
  }

  /// The program came to its own end; what it changed after its last turn is reported first.
  private static func close() {
    guard isOpen else { return }
    // Of a line without an end nothing has been told yet.
    if Replay.isWanted { fflush(nil) }
    if MainLoop.main.isOnMainActor {
      MainActor.assumeIsolated {
        TreeReports.update()
        Survivors.report()
      }
    }
    put(ChannelRecord.end(time: MainLoop.main.now - Tracer.start).line)
    descriptor = -1
  }

  private static func put(_ line: String) {
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send($0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        descriptor = -1
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  private static func send(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
