extension UIKitRules {
  /// Which view a touch belongs to.
  public struct HitTesting: Codable, Sendable, Hashable {
    @Rule(
      "A view less opaque than this gets no touches, and neither does what it holds",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiview/hittest(_:with:)")
    public var leastAlpha = 0.01

    @Rule(
      "Subviews are asked from the frontmost to the one at the back, and the first to answer wins",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiview/hittest(_:with:)")
    public var order = SearchOrder.frontToBack

    @Rule(
      "Layers that belong to no view get no touches and keep none from the views under them",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiview/hittest(_:with:), which asks subviews"
    )
    public var layers = LayerTouches.ignored

    @Rule(
      "A view that moves is touched where it is going to be, not where it is seen",
      since: "iOS 2",
      source:
        "developer.apple.com/documentation/quartzcore/calayer/presentation(), which is there to hit-test what is seen"
    )
    public var moving = MovingViews.atTheirEnd

    @Rule(
      "What lies outside its superview's bounds gets no touches there, clipped or not",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiview/hittest(_:with:)")
    public var reach = Reach.bounds

    @Rule(
      "A hidden view is skipped with everything it holds",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiview/hittest(_:with:)")
    public var hidden = Hidden.skipped

    @Rule(
      "A disabled control is hit like any other view, and keeps the touch from what lies under it",
      since: "iOS 2",
      source:
        "developer.apple.com/documentation/uikit/uiview/hittest(_:with:), which asks for interaction, not for isEnabled"
    )
    public var disabledControls = DisabledControls.hit

    @Rule(
      "A label and an image view get no touches as they are made: their user interaction is off",
      since: "iOS 2",
      source:
        "developer.apple.com/documentation/uikit/uilabel/isuserinteractionenabled, …/uiimageview")
    public var labelsAreDeaf = true

    public init() {}
  }

  /// What a disabled control does to a touch.
  public enum DisabledControls: String, Codable, Sendable, Hashable {
    case hit, passedThrough
  }

  /// Whom a view asks first about a point.
  public enum SearchOrder: String, Codable, Sendable, Hashable {
    case frontToBack, backToFront, byZPosition
  }

  /// Where a view is touched while it is animated.
  public enum MovingViews: String, Codable, Sendable, Hashable {
    case atTheirEnd, whereSeen
  }

  /// What a layer that belongs to no view does to a touch.
  public enum LayerTouches: String, Codable, Sendable, Hashable {
    case ignored, caught
  }

  /// Where a subview can be touched.
  public enum Reach: String, Codable, Sendable, Hashable {
    case bounds, everywhere, unlessClipped
  }

  /// What happens to the subviews of a hidden view.
  public enum Hidden: String, Codable, Sendable, Hashable {
    case skipped, passedThrough
  }
}
