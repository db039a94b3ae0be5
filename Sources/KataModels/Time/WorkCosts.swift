/// Work of the system's own that takes time on the thread it runs on.
public enum StagedWork: Hashable, Sendable {
  /// One call of a view's `draw`.
  case drawing
  /// One call of a view's `layoutSubviews`.
  case layout
  /// A million pixels of a picture, where they are decoded.
  case decoding
  /// A million bytes that a `JSONDecoder` decodes.
  case parsing
  /// A million bytes of a file, read or written.
  case fileAccess
}

/// What the stage says such work costs: nothing, unless it was told.
package enum WorkCosts {
  /// Virtual seconds. Safe: only one thread runs at a time.
  package nonisolated(unsafe) static var seconds: [StagedWork: TimeInterval] = [:]

  /// Holds the thread that asks for as long as the work takes.
  ///
  /// - Parameter amount: how many times the piece that the cost is for; may be a part of one.
  static func spend(on work: StagedWork, times amount: Double = 1) {
    guard !seconds.isEmpty, let cost = seconds[work], cost * amount > 0 else { return }
    MainLoop.main.hold(until: MainLoop.main.now + cost * amount)
  }
}
