/// The main run loop on the virtual clock: what is due runs in order of its time, then of its
/// arrival; each turn ends with one commit of layout and drawing, as UIKit's does.
@MainActor package final class MainLoop {
  package static let main = MainLoop()

  /// Virtual seconds since the program started.
  package private(set) var now: TimeInterval = 0

  /// Work that waits for its time, and can be taken back.
  package struct Ticket: Hashable, Sendable {
    package let number: Int
  }

  /// Runs `work` when `delay` virtual seconds have passed, in a turn of its own.
  @discardableResult
  package func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Ticket {
    fatalError("to be written")
  }

  package func cancel(_ ticket: Ticket) {}

  /// Asks for a commit at the end of the current turn, or of the next one.
  package func setNeedsCommit() {}
}
