extension UIKitRules {
  /// When a view's own pixels are drawn.
  public struct DrawingRules: Codable, Sendable, Hashable {
    @Rule(
      "Drawing that was asked for waits for the end of the turn, after layout, and happens once however often it was asked for",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiview/setneedsdisplay()")
    public var waitsForCommit = true

    @Rule(
      "setNeedsDisplay draws the view's own pixels anew, and none of its subviews",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiview/setneedsdisplay()")
    public var reach = DrawingReach.view

    @Rule(
      "A view that is moved or turned is never drawn anew; one that is resized only where its content mode is redraw",
      since: "iOS 2",
      source: "developer.apple.com/documentation/uikit/uiview (The View Drawing Cycle)")
    public var followsGeometry = RedrawTrigger.sizeInRedrawMode

    public init() {}
  }

  /// What `setNeedsDisplay` draws.
  public enum DrawingReach: String, Codable, Sendable, Hashable {
    case view, tree
  }

  /// Which change of geometry draws a view anew.
  public enum RedrawTrigger: String, Codable, Sendable, Hashable {
    case sizeInRedrawMode, anyChange
  }
}
