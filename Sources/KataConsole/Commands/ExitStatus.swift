/// What a command tells the shell.
public struct ExitStatus: Sendable, Hashable {
  public var code: Int32

  public init(_ code: Int32) {
    self.code = code
  }

  public static let done = ExitStatus(0)
  /// The answer is wrong, or a check failed.
  public static let wrong = ExitStatus(1)
  public static let usage = ExitStatus(2)
  /// The course or the set-up is broken.
  public static let broken = ExitStatus(3)
}
