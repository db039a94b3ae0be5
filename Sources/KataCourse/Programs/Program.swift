/// One Swift file that is to be compiled and run as `main.swift`.
public struct Program: Sendable, Hashable {
  public var source: String
  /// What diagnostics and crashes call it.
  public var fileName: String
  public var isolation: Isolation
  /// Compiled with `-O`; katas are checked to print the same either way.
  public var isOptimized: Bool

  public init(
    source: String, fileName: String = "Program.swift", isolation: Isolation = .nonisolated,
    isOptimized: Bool = false
  ) {
    self.source = source
    self.fileName = fileName
    self.isolation = isolation
    self.isOptimized = isOptimized
  }
}

/// What became of a program that was compiled.
public enum Compilation: Sendable {
  case executable(Executable)
  /// The compiler refused it. `rendered` is its own text, with carets.
  case rejected([Diagnostic], rendered: String)
}
