extension UIKitRules {
  /// Whether a screen that a finger drags goes all the way when it is let go.
  public struct Dragging: Codable, Sendable, Hashable {
    @Rule(
      "A swipe back starts no further than this many points from the left edge",
      since: "iOS 7", source: "not public; 5 points start it, 100 don't")
    public var edge = 30.0

    @Rule(
      "A screen let go beyond this share of its way goes on, one let go before it goes back",
      since: "iOS 7",
      source: "github.com/Vercantez/openuikit, for sheets; not public for the others")
    public var share = 0.5

    @Rule(
      "… unless the finger is faster than this many points a second: then it goes on",
      since: "iOS 7",
      source: "github.com/Vercantez/openuikit, for sheets; not public for the others")
    public var speed = 1000.0

    public init() {}
  }
}
