/// What one run of an executable left behind.
public struct ProgramRun: Sendable {
  /// Standard output, up to the cap.
  public var output: String
  /// Standard error, up to the cap, without a crash's message and backtrace.
  public var errors: String
  /// The lines of the channel on file descriptor 3, as they came, up to the cap.
  public var records: [String]
  public var ending: Ending
  /// Wall-clock seconds.
  public var seconds: Double

  /// The lines of standard output.
  public var printed: [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  public init(
    output: String, errors: String, records: [String], ending: Ending, seconds: Double
  ) {
    self.output = output
    self.errors = errors
    self.records = records
    self.ending = ending
    self.seconds = seconds
  }

  public enum Ending: Sendable, Hashable, Codable {
    case exited(Int32)
    /// It stopped at a trap, or broke a rule of memory.
    case crashed(Crash)
    /// Ended by a signal that wasn't a trap of its own.
    case signalled(Int32)
    case outOfTime(seconds: Double)
    case outOfMemory(bytes: Int)
    /// It printed more than the cap.
    case flooded(bytes: Int)
  }

  /// Where a program stopped, and what it said.
  public struct Crash: Sendable, Hashable, Codable {
    /// In the author's file, from 1; nil where no frame lies in it.
    public var line: Int?
    public var column: Int?
    /// Empty where the program wrote it to a standard error that isn't read here.
    public var message: String
    public var signal: Int32

    public init(line: Int?, column: Int?, message: String, signal: Int32) {
      self.line = line
      self.column = column
      self.message = message
      self.signal = signal
    }
  }
}

extension ProgramRun.Ending {
  /// What a shell would say: the program's own status, 128 and the signal, 124 at the time limit.
  ///
  /// A program stopped for its memory or its output counts as killed.
  public var exitStatus: Int32 {
    switch self {
    case .exited(let status): status
    case .crashed(let crash): 128 + crash.signal
    case .signalled(let signal): 128 + signal
    case .outOfTime: 124
    case .outOfMemory, .flooded: 128 + 9
    }
  }
}
