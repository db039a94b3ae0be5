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
      "Frames count from the corner of the superview's content, whatever that lies in",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiview/frame")
    public var framesCountFrom = FrameSpace.superview

    @Rule(
      "Moving a view changes the frames of none of its subviews: they go along as they are",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiview/center")
    public var keepsSubviewFrames = true

    @Rule(
      "The frame of a view that is turned or scaled is the box around it",
      since: "iOS 2",
      source: "swiftbysundell.com/tips/uiview-bounds-and-transforms")
    public var frameFollowsTransform = true

    @Rule(
      "A transform turns and scales a view about its anchor point, which is its middle unless set",
      since: "iOS 2", source: "developer.apple.com/documentation/uikit/uiview/transform")
    public var turnsAbout = TurningPoint.anchor

    @Rule(
      "The root view of a controller keeps at least this margin at its left and right",
      since: "iOS 11",
      source: "developer.apple.com/documentation/uikit/uiview/directionallayoutmargins",
      disputed: "20 on wide screens; katas ask only about other views")
    public var rootMargin = 16.0

    public init() {}
  }

  /// Whose coordinates a frame is told in.
  public enum FrameSpace: String, Codable, Sendable, Hashable {
    case superview, grandparent
  }

  /// The point of a view that a transform leaves where it is.
  public enum TurningPoint: String, Codable, Sendable, Hashable {
    case anchor, corner
  }
}
