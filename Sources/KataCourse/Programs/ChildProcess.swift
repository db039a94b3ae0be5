import CProcess
import Foundation

/// A process to be started under limits, whose streams are read while it runs.
struct ChildProcess: Sendable {
  var path: String
  /// Without the name of the program itself.
  var arguments: [String]
  var environment: [String: String]
  /// Where it runs; nil for where we are.
  var directory: String?
  var streams: Streams
  var limits: Limits
  /// The user that it becomes, where that isn't ours; only root can ask for one.
  var user: uid_t?
  /// Whether processes are counted; they are the user's, all over the machine.
  var countsProcesses = false
  /// Whether it and the processes that it starts are looked after together.
  var hasHousehold = false
  /// Whether descriptor 4 is a pipe on which it tells about itself.
  var reportsStatus = false

  enum Streams: Sendable {
    /// Output, errors and channel are read up to the limit; there is no input. The first closure gets
    /// the output as it comes, the second the channel.
    case captured(
      whileRunning: (@Sendable (ArraySlice<UInt8>) -> Void)? = nil,
      whileReporting: (@Sendable (ArraySlice<UInt8>) -> Void)? = nil)
    /// The child reads and writes these descriptors itself; there is no channel and no limit.
    case through(Passage)
  }

  /// What a finished child left behind.
  struct Outcome: Sendable {
    var ending: Ending
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var channel: [UInt8] = []
    /// What came on descriptor 4.
    var status: [UInt8] = []
    /// Wall-clock seconds.
    var seconds = 0.0
    /// The most memory it held at once, in bytes; at least what this process held when it started
    /// the child.
    var peakMemory = 0
  }

  enum Ending: Sendable, Hashable {
    case exited(Int32)
    case signalled(Int32)
    case outOfTime
    case flooded
    /// It and its children together held too much memory.
    case hoarded
  }

  /// Runs to the end or to a limit. Cancelling the task kills the child and throws.
  ///
  /// The waiting is done by a thread of its own: the threads that tasks share are as many as there
  /// are cores, and a few waiting programs would stop everything else.
  func run() async throws -> Outcome {
    let leash = Leash()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try attend(leash) })
        }
      }
    } onCancel: {
      leash.pull()
    }
  }

  private func attend(_ leash: Leash) throws -> Outcome {
    let start = ContinuousClock.now
    var intake = try Intake(for: streams, limit: limits.output, hasStatus: reportsStatus)
    defer { intake.close() }
    let child = try spawn(intake)
    intake.closeChildEnds()
    leash.attach(child, isGroup: hasOwnGroup)
    let household = household(of: child)
    let cut = intake.drain(
      until: start + .seconds(limits.seconds), child: child,
      hoards: household.map { household in { household.memory > limits.memoryTogether } })
    // Before the child is reaped, while its number can't be anybody else's.
    let isCancelled = leash.release(killing: cut != nil || hasOwnGroup)
    household?.end()
    var outcome = reap(child, cut: cut)
    if isCancelled { throw CancellationError() }
    outcome.output = intake.output
    outcome.errors = intake.errors
    outcome.channel = intake.channel
    outcome.status = intake.status
    outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
    return outcome
  }

  /// A child that shares our terminal stays in our group, or it would be stopped when it reads.
  private var hasOwnGroup: Bool {
    if case .through(let passage) = streams { return isatty(passage.input) == 0 }
    return true
  }

  private func household(of child: pid_t) -> Household? {
    guard hasHousehold else { return nil }
    return user.map { .user($0) } ?? .descendants(child)
  }

  private func reap(_ child: pid_t, cut: Ending?) -> Outcome {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let signal = status & 0x7f
    let ending: Ending = signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
    return Outcome(ending: cut ?? ending, peakMemory: usage.ru_maxrss << 10)
  }

  private func spawn(_ intake: Intake) throws -> pid_t {
    try spawn(on: intake.childDescriptors)
  }

  /// Starts the child, which dies with the thread that calls.
  ///
  /// - Parameter descriptors: ours that become its 0 to 4; -1 for none.
  func spawn(on descriptors: (Int32, Int32, Int32, Int32, Int32)) throws -> pid_t {
    var child: pid_t = 0
    let failure = withCStrings([path] + arguments) { arguments in
      withCStrings(environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) { environment in
        path.withCString { path in
          withOptionalCString(directory) { directory in
            var request = cprocess_request()
            request.path = path
            request.arguments = arguments
            request.environment = environment
            request.directory = directory
            request.descriptors = descriptors
            request.memory = UInt64(limits.memory)
            request.file_size = UInt64(limits.fileSize)
            request.open_files = UInt64(limits.openFiles)
            request.processes = countsProcesses ? UInt64(limits.processes) : 0
            request.user = user ?? 0
            request.own_group = hasOwnGroup
            return start(&request, &child)
          }
        }
      }
    }
    guard failure == 0 else {
      throw ProgramFailure.unstartable(path: path, says: String(cString: strerror(failure)))
    }
    return child
  }
}

/// Starts the child, patiently: a script that was just written counts as busy as long as another
/// thread's child, between its birth and its own program, still holds our descriptor.
private func start(_ request: inout cprocess_request, _ child: inout pid_t) -> Int32 {
  for _ in 0..<100 {
    let failure = cprocess_spawn(&request, &child)
    guard failure == ETXTBSY else { return failure }
    usleep(1000)
  }
  return ETXTBSY
}

/// The descriptors a child gets as its input, output and errors.
public struct Passage: Sendable, Hashable {
  public var input: Int32
  public var output: Int32
  public var errors: Int32

  public init(input: Int32, output: Int32, errors: Int32) {
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// This process's own.
  public static let standard = Passage(input: 0, output: 1, errors: 2)
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
}

private func withOptionalCString<Result>(
  _ string: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let string else { return body(nil) }
  return string.withCString(body)
}

extension ChildProcess {
  /// The most memory this process has held at once, in bytes.
  static var ownPeakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }
}
