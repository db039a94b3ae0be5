extension UIKitRules {
  /// How touches and the chain of responders meet.
  public struct Touches: Codable, Sendable, Hashable {
    @Rule(
      "What the touched view doesn't handle goes to the controller whose root view it is, else to its superview",
      since: "iOS 2",
      source:
        "developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events"
    )
    public var chain = Chain.throughControllers

    @Rule(
      "A touch that goes down this many seconds after the last one lifted raises its tap count",
      since: "iOS 2",
      source:
        "not public; developer.apple.com/documentation/uikit/uitouch/tapcount says only that taps follow each other"
    )
    public var multiTapSeconds = 0.35

    @Rule(
      "… and this many points from where that one lay",
      since: "iOS 2",
      source: "not public; developer.apple.com/documentation/uikit/uitouch/tapcount")
    public var multiTapDistance = 40.0

    public init() {}
  }

  /// Who comes after a view in the chain.
  public enum Chain: String, Codable, Sendable, Hashable {
    case throughControllers, viewsOnly
  }
}
