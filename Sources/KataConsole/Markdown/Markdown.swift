/// Markdown as text for a console, wrapped to its width.
public struct Markdown: Sendable {
  public var source: String

  public init(_ source: String) {
    self.source = source
  }

  /// Lines without a trailing newline.
  public func text(width: Int, style: Style) -> String {
    fatalError("to be written")
  }
}
