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

    @Rule(
      "An action without a target looks for one up the chain, from the first responder, else from its sender",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)")
    public var actionsStart = ActionsStart.atTheFirstResponder

    @Rule(
      "Whoever asks for it is first responder; a touch makes nobody that, unless the view asks when it is tapped, as a text field does",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()")
    public var firstResponder = FirstIs.whoeverAsked

    public init() {}
  }

  /// Where the search for the target of an action begins.
  public enum ActionsStart: String, Codable, Sendable, Hashable {
    case atTheFirstResponder, atTheSender, nowhere
  }

  /// Who is first responder.
  public enum FirstIs: String, Codable, Sendable, Hashable {
    case whoeverAsked, theTouchedView
  }

  /// Who comes after a view in the chain.
  public enum Chain: String, Codable, Sendable, Hashable {
    case throughControllers, viewsOnly
  }
}
