extension UIKitRules {
  /// When a control sends what.
  public struct Controls: Codable, Sendable, Hashable {
    @Rule(
      "A finger that lifts up to this many points outside of a control still counts as inside",
      since: "iOS 2", source: "bubuko.com 910600 (measured once)",
      disputed: "70 and 100 points are told; katas ask only about 40 and 120")
    public var tolerance = 70.0

    public init() {}
  }
}
