extension UIKitRules {
  /// How far content goes, and how it gets there.
  public struct Scrolling: Codable, Sendable, Hashable {
    @Rule(
      "Content may rest beyond its own ends by this factor times the insets",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiscrollview/contentinset")
    public var insetShare = 1.0

    @Rule(
      "Scrolling that code animates takes this many seconds",
      since: "iOS 2", source: "not public; it is over after 1 second")
    public var animationSeconds = 0.3

    @Rule(
      "Content let go of beyond its range is back after this many seconds",
      since: "iOS 2", source: "not public; it is back after 1 second")
    public var returnSeconds = 0.5

    @Rule(
      "A finger that has rested this many seconds before it lifts gives content no speed",
      since: "iOS 2", source: "not public; 0.5 seconds are a rest")
    public var restSeconds = 0.1

    @Rule(
      "Content stops by itself when it is slower than this many points a second",
      since: "iOS 2", source: "github.com/Vercantez/openuikit, fitted to recordings")
    public var leastSpeed = 10.0

    @Rule(
      "How much of the way content goes with a finger that pulls it beyond its range, at first",
      since: "iOS 2", source: "github.com/Vercantez/openuikit, fitted to recordings")
    public var stretch = 0.55

    public init() {}
  }
}
