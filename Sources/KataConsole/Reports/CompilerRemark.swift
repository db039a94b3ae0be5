import KataCourse

/// What the compiler says about one place of a file, or of a learner's lines.
public struct CompilerRemark: Codable, Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8.
  public var column: Int
  public var severity: Diagnostic.Severity
  public var message: String

  init(_ diagnostic: Diagnostic) {
    (line, column) = (diagnostic.line, diagnostic.column)
    (severity, message) = (diagnostic.severity, diagnostic.message)
  }
}
