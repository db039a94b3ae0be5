import Foundation

/// Compiles programs of one dialect once, and runs them many times.
public struct ProgramRunner: Sendable {
  public let dialect: Dialect
  /// Where executables and the module cache are kept.
  public let cache: URL

  public init(dialect: Dialect, cache: URL) {
    self.dialect = dialect
    self.cache = cache
  }

  /// Compiles and links, or finds the executable of the same content.
  public func compile(_ program: Program) async throws -> Compilation {
    fatalError("to be written")
  }

  /// Runs to the end, or to a limit.
  ///
  /// - Parameter whileRunning: gets standard output as it comes, for a program that talks.
  public func run(
    _ executable: Executable, rules: String? = nil, limits: Limits = .program,
    whileRunning: (@Sendable (ArraySlice<UInt8>) -> Void)? = nil
  ) async throws -> ProgramRun {
    fatalError("to be written")
  }
}

/// What a run may use.
public struct Limits: Sendable, Hashable {
  /// Wall-clock seconds.
  public var seconds: Double
  /// Bytes of data, `RLIMIT_DATA`.
  public var memory: Int
  /// Bytes of standard output, standard error and channel, each.
  public var output: Int

  public init(seconds: Double, memory: Int, output: Int) {
    self.seconds = seconds
    self.memory = memory
    self.output = output
  }

  public static let program = Limits(seconds: 5, memory: 200 << 20, output: 1 << 20)
  public static let compiler = Limits(seconds: 60, memory: 1 << 30, output: 1 << 20)
}
