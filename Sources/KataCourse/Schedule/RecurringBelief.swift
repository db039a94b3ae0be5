/// A false idea that a learner's answers have come from more than once.
public struct RecurringBelief: Sendable, Hashable {
  public var id: String
  /// The track in which it was met.
  public var track: String
  /// At how many variants.
  public var times: Int
}
