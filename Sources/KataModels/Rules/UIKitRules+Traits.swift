extension UIKitRules {
  /// How traits and safe areas come down to views and controllers.
  public struct Traits: Codable, Sendable, Hashable {
    @Rule(
      "A controller's traits come from its view's superview",
      since: "iOS 17",
      source: "developer.apple.com/videos/play/wwdc2023/10057 (up to iOS 16: from its parent)")
    public var inheritance = Inheritance.superview

    public init() {}
  }

  /// Where a controller's traits come from.
  public enum Inheritance: String, Codable, Sendable, Hashable {
    case superview, parent
  }
}
