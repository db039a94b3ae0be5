import Foundation

/// Makes out how a run ended, from what is left of it.
struct Autopsy {
  var executable: Executable
  var limits: Limits
  var outcome: ChildProcess.Outcome
  /// What `swift-backtrace` wrote, where it did.
  var report: String?
  /// The most memory this process held when the run started, which counts into the child's.
  var ownPeak: Int
  /// Standard error went to a descriptor of ours.
  var isReadElsewhere = false

  private var backtrace: Backtrace? { report.flatMap(Backtrace.init) }

  private static func name(of signal: Int32) -> String { String(cString: strsignal(signal)) }

  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The ending, and standard error without what belongs to a crash.
  func finding() -> (ending: ProgramRun.Ending, errors: String) {
    let errors = String(decoding: outcome.errors, as: UTF8.self)
    switch outcome.ending {
    case .exited(let status): return (.exited(status), errors)
    case .outOfTime: return (.outOfTime(seconds: limits.seconds), errors)
    case .flooded: return (.flooded(bytes: limits.output), errors)
    case .hoarded: return (.outOfMemory(bytes: limits.memory), errors)
    case .signalled(let signal) where Self.traps.contains(signal):
      let words = LastWords(errors)
      if ranOutOfMemory(signal, words) { return (.outOfMemory(bytes: limits.memory), words.errors) }
      return (.crashed(crash(signal, words)), words.errors)
    case .signalled(let signal): return (.signalled(signal), errors)
    }
  }

  /// A failed allocation mostly says so. Where even the message found no memory, the program died
  /// of a null pointer, silently and near its limit.
  private func ranOutOfMemory(_ signal: Int32, _ words: LastWords) -> Bool {
    if words.isAboutMemory || backtrace?.isOfLostWords == true { return true }
    guard limits.memory > 0, words.message == nil, signal == SIGSEGV else { return false }
    // The child counts what we held when it was born, which may be as much as its limit.
    if backtrace?.isStackOverflow == true { return false }
    return outcome.peakMemory > limits.memory / 5 * 4 && outcome.peakMemory > ownPeak
  }

  private func crash(_ signal: Int32, _ words: LastWords) -> ProgramRun.Crash {
    let backtrace = backtrace
    let place = backtrace?.firstFrame(
      in: executable.fileName, ofProgram: executable.url.lastPathComponent)
    let message = words.message ?? message(signal, backtrace)
    if let place, place.line == 0 {
      let said = [message, "in " + place.symbol].filter { !$0.isEmpty }.joined(separator: ", ")
      return ProgramRun.Crash(line: nil, column: nil, message: said, signal: signal)
    }
    return ProgramRun.Crash(
      line: place?.line, column: place?.column, message: message, signal: signal)
  }

  /// What to say of a crash that said nothing here. A name of the signal alone says less than what
  /// a program wrote to a standard error of its own.
  private func message(_ signal: Int32, _ backtrace: Backtrace?) -> String {
    if let backtrace, signal == SIGSEGV, backtrace.isStackOverflow { return "Stack overflow" }
    let cause = backtrace?.cause ?? Self.name(of: signal)
    return isReadElsewhere && cause == Self.name(of: signal) ? "" : cause
  }
}

extension Backtrace {
  /// As many frames as are asked for, nearly all of them the same few.
  var isStackOverflow: Bool {
    frames.count > Self.frameLimit / 2 && Set(frames).count < frames.count / 4
  }

  /// How many frames the runtime is asked for.
  static let frameLimit = 256
}
