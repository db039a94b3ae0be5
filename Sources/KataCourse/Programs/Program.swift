/// One Swift file that is to be compiled and run as `main.swift`, or beside one that drives it.
public struct Program: Sendable, Hashable {
  public var source: String
  /// What diagnostics and crashes call it.
  public var fileName: String
  public var isolation: Isolation
  /// Compiled with `-O`; katas are checked to print the same either way.
  public var isOptimized: Bool
  /// The files it is compiled with; the first is run as `main.swift`. Empty where it runs by itself.
  public var companions: [Companion]

  /// A file beside the author's, in the same module.
  public struct Companion: Sendable, Hashable {
    public var source: String
    /// What diagnostics and crashes call it.
    public var fileName: String

    public init(source: String, fileName: String) {
      self.source = source
      self.fileName = fileName
    }
  }

  public init(
    source: String, fileName: String = "Program.swift", isolation: Isolation = .nonisolated,
    isOptimized: Bool = false, companions: [Companion] = []
  ) {
    self.source = source
    self.fileName = fileName
    self.isolation = isolation
    self.isOptimized = isOptimized
    self.companions = companions
  }
}

/// What became of a program that was compiled.
public enum Compilation: Sendable {
  case executable(Executable)
  /// The compiler refused it. `rendered` is its own text, with carets.
  case rejected([Diagnostic], rendered: String)
}
