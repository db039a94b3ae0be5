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

    @Rule(
      "A view in the content hears of a finger that stays this many seconds without scrolling",
      since: "iOS 2",
      source: "not public; a tap of 0.05 seconds lifts before, 0.5 seconds are enough"
    )
    public var contentDelay = 0.15

    @Rule(
      "A finger that sets out to scroll takes its touch from a plain view in the content, not from a control",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)")
    public var takesTouches = TakesTouches.exceptFromControls

    @Rule(
      "What a finger does without scrolling is for the view in the content",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiscrollview/touchesshouldbegin(_:with:in:)")
    public var contentHearsTouches = true

    public init() {}
  }

  /// From whom a finger that sets out to scroll takes a touch that has been heard of.
  public enum TakesTouches: String, Codable, Sendable, Hashable {
    case exceptFromControls, fromAll, fromNobody
  }
}
