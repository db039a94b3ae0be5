extension UIKitRules {
  /// When pictures cost time.
  public struct Images: Codable, Sendable, Hashable {
    @Rule(
      "An image made from data is decoded when it is first drawn, in the commit that shows it and on the main thread, unless it was prepared before",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()")
    public var decodesWhenDrawn = true

    public init() {}
  }
}
