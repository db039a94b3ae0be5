import Foundation

/// What the latest answer to a kata shows about who gave it, the least first.
public enum Showing: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// It was wrong, or given up.
  case notYet
  /// It was right with a hint, or not at the first try.
  case withHelp
  /// It was right at the first try.
  case atOnce

  /// Nil where an attempt shows nothing, as one that was skipped.
  public init?(_ attempt: Attempt) {
    switch (attempt.outcome, attempt.recall) {
    case (.wrong, _), (_, .again): self = .notYet
    case (_, .hard): self = .withHelp
    case (_, .good), (_, .easy): self = .atOnce
    case (_, nil): return nil
    }
  }

  public static func < (one: Showing, other: Showing) -> Bool { one.rawValue < other.rawValue }
}

/// The latest answer to a kata, what it shows and when it was given.
public struct DatedShowing: Sendable, Hashable {
  public var kata: KataID
  public var showing: Showing
  public var time: Date

  public init(kata: KataID, showing: Showing, time: Date) {
    self.kata = kata
    self.showing = showing
    self.time = time
  }

  /// - Parameter attempts: those at one kata, the oldest first.
  /// - Returns: nil where none of them shows anything.
  init?(_ attempts: [DatedAttempt]) {
    for kept in attempts.reversed() {
      guard let showing = Showing(kept.attempt) else { continue }
      self.init(kata: kept.attempt.kata, showing: showing, time: kept.time)
      return
    }
    return nil
  }
}
