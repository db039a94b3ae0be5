/// What a run may use.
public struct Limits: Sendable, Hashable {
  /// Wall-clock seconds.
  public var seconds: Double
  /// Bytes of data, `RLIMIT_DATA`: heap and private mappings, not the stack.
  public var memory: Int
  /// Bytes of standard output, standard error and channel, each.
  public var output: Int
  /// Bytes that a file may have which the program writes, and what it may put in its folder for
  /// temporary files where that is in memory; 0 for no limit.
  var fileSize = 16 << 20
  /// Files, pipes and sockets that are open at once; 0 for no limit.
  var openFiles = 256
  /// Processes and threads, where they can be told from others of the same user.
  var processes = 100

  public init(seconds: Double, memory: Int, output: Int) {
    self.seconds = seconds
    self.memory = memory
    self.output = output
  }

  /// What a program and the processes that it starts may hold together, in bytes: twice what one may,
  /// since whoever reports a crash has a share, too.
  var memoryTogether: Int { memory * 2 }

  /// For a program whose files and streams are one's own business.
  mutating func removeFiles() { (fileSize, openFiles) = (0, 0) }

  public static let program = Limits(seconds: 5, memory: 200 << 20, output: 1 << 20)
  /// For a program that tells everything it does.
  static let replay = Limits(seconds: 30, memory: 200 << 20, output: 16 << 20)
  /// For what reads debugging information.
  static let symbolizer: Limits = {
    var limits = Limits(seconds: 10, memory: 1 << 30, output: 4 << 20)
    limits.removeFiles()
    return limits
  }()
  /// For all checks of an answer, which take milliseconds; the machine may be busy.
  public static let driver = Limits(seconds: 5, memory: 200 << 20, output: 4 << 20)
  public static let compiler: Limits = {
    var limits = Limits(seconds: 60, memory: 1 << 30, output: 1 << 20)
    limits.removeFiles()
    return limits
  }()
}
