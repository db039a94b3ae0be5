extension UIKitRules {
  /// How the rectangles of a view hang together.
  public struct Geometry: Codable, Sendable, Hashable {
    @Rule(
      "frame is told in the superview's coordinates, bounds in the view's own",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiview/frame")
    public var frameIsInSuperview = true

    @Rule(
      "bounds.origin is whatever was set: the point of its content that a view shows at its top left",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiview/bounds")
    public var boundsOriginIsKept = true

    @Rule(
      "What a view holds moves against bounds.origin: this factor times the origin",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiscrollview/contentoffset")
    public var contentShift = -1.0

    @Rule(
      "The root view of a controller keeps at least this margin at its left and right",
      since: "iOS 11",
      source: "developer.apple.com/documentation/uikit/uiview/directionallayoutmargins",
      disputed: "20 on wide screens; katas ask only about other views")
    public var rootMargin = 16.0

    public init() {}
  }
}
