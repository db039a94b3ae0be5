/// Source text with line numbers.
public struct Listing: Sendable {
  public var source: String

  public init(_ source: String) {
    self.source = source
  }

  /// Each line behind its number. Lines are never wrapped: what is copied must compile.
  public func text(style: Style) -> String {
    fatalError("to be written")
  }
}
