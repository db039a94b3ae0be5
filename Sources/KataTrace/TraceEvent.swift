/// One callback, as the model sent it.
public struct TraceEvent: Codable, Sendable, Hashable {
  /// Virtual seconds since the stage opened.
  public var time: Double
  public var family: TraceFamily
  /// Who received it, by the name it is traced under: `Detail`, `card`, `pan`.
  public var subject: String
  /// What it received, with the arguments that are printed: `viewWillAppear`,
  /// `willMove(toParent: Navigation)`.
  public var callback: String

  public init(time: Double, family: TraceFamily, subject: String, callback: String) {
    self.time = time
    self.family = family
    self.subject = subject
    self.callback = callback
  }

  /// The line a program prints for it: `Detail.viewWillAppear`.
  public var line: String { "\(subject).\(callback)" }
}
