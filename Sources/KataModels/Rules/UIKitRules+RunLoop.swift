extension UIKitRules {
  /// How the main loop takes its turns.
  public struct RunLoopRules: Codable, Sendable, Hashable {
    @Rule(
      "Layout that was asked for waits for the end of the turn, and happens once however often it was asked for",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiview/setneedslayout()")
    public var layoutWaitsForCommit = true

    public init() {}
  }
}
