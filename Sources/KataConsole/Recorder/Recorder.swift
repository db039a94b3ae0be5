import KataCourse

/// Turns what happened in a session into what a learner reads. Only this file and its siblings
/// know English.
public struct Recorder: Sendable {
  public var style: Style
  public var width: Int

  public init(style: Style, width: Int) {
    self.style = style
    self.width = width
  }

  /// The words for one event; empty for what only the host needs.
  public func text(for event: SessionEvent) -> String {
    fatalError("to be written")
  }
}
