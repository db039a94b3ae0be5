import Foundation

/// An attempt and when it was made.
public struct DatedAttempt: Sendable, Hashable {
  public var attempt: Attempt
  public var time: Date

  public init(_ attempt: Attempt, at time: Date) {
    self.attempt = attempt
    self.time = time
  }
}
