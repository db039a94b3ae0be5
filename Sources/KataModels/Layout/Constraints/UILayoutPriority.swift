/// How much a constraint counts: from 1 to 1000, where 1000 is a must.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  /// With which `systemLayoutSizeFitting(_:)` wants its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
