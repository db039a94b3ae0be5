/// Work of UIKit's own that takes time on the thread it runs on.
public enum StagedWork: Hashable, Sendable {
  /// One call of a view's `draw`.
  case drawing
  /// One call of a view's `layoutSubviews`.
  case layout
}

/// What the stage says such work costs: nothing, unless it was told.
package enum WorkCosts {
  /// Virtual seconds. Safe: only one thread runs at a time.
  package nonisolated(unsafe) static var seconds: [StagedWork: TimeInterval] = [:]

  /// Holds the thread that asks for as long as the work takes.
  static func spend(on work: StagedWork) {
    guard !seconds.isEmpty, let cost = seconds[work], cost > 0 else { return }
    MainLoop.main.hold(until: MainLoop.main.now + cost)
  }
}
