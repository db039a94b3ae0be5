/// What a run may use.
public struct Limits: Sendable, Hashable {
  /// Wall-clock seconds.
  public var seconds: Double
  /// Bytes of data, `RLIMIT_DATA`: heap and private mappings, not the stack.
  public var memory: Int
  /// Bytes of standard output, standard error and channel, each.
  public var output: Int

  public init(seconds: Double, memory: Int, output: Int) {
    self.seconds = seconds
    self.memory = memory
    self.output = output
  }

  public static let program = Limits(seconds: 5, memory: 200 << 20, output: 1 << 20)
  /// For all checks of an answer, which take milliseconds; the machine may be busy.
  public static let driver = Limits(seconds: 5, memory: 200 << 20, output: 4 << 20)
  public static let compiler = Limits(seconds: 60, memory: 1 << 30, output: 1 << 20)
}
